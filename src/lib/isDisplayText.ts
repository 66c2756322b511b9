const MAX_WORDS = 7;
const MAX_LETTERS = 18;

const LATIN = /\p{Script=Latin}/u;
const NOT_LATIN = /(?!\p{Script=Latin})\p{L}/u;

/** Tells whether a heading suits the display font: at most seven words, none too long, all in one script. */
export function isDisplayText(text: string): boolean {
  const words = text.trim().split(/\s+/);
  const isShort = words.length <= MAX_WORDS && words.every(({ length }) => length <= MAX_LETTERS);
  return isShort && !(LATIN.test(text) && NOT_LATIN.test(text));
}
