const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const TEENS = 'eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
  ' ',
);
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A number in a sentence: up to twenty and multiples of ten in words, others in digits. */
export function spellNumber(number: number): string {
  const word = [...WORDS, ...TEENS][number];
  return word ?? (number % 10 === 0 ? TENS[number / 10 - 2] : undefined) ?? String(number);
}

/** The same at the start of a sentence. */
export const spellNumberFirst = (number: number): string =>
  spellNumber(number).replace(/^./, (letter) => letter.toUpperCase());
