const MAX_WORDS = 7;
const MAX_LETTERS = 18;

const LATIN = /\p{Script=Latin}/u;
const NOT_LATIN = /(?!\p{Script=Latin})\p{L}/u;

function isShort(text: string): boolean {
  const words = text.trim().split(/\s+/);
  return words.length <= MAX_WORDS && words.every(({ length }) => length <= MAX_LETTERS);
}

/** Whether a heading of ours suits the display face: seven words at most, none that a phone must break, all in one script. */
export const isDisplayText = (text: string): boolean =>
  isShort(text) && !(LATIN.test(text) && NOT_LATIN.test(text));

/** The same of a heading that others write: of another script the display face has the joined forms of our words alone. */
export const isDisplayName = (text: string): boolean => isShort(text) && !NOT_LATIN.test(text);
