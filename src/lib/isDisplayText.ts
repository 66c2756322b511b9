const MAX_WORDS = 7;
const MAX_LETTERS = 18;

const LATIN = /\p{Script=Latin}/u;
const NOT_LATIN = /(?!\p{Script=Latin})\p{L}/u;

function isShort(text: string): boolean {
  const words = text.trim().split(/\s+/);
  return words.length <= MAX_WORDS && words.every(({ length }) => length <= MAX_LETTERS);
}

/**
 * Whether one of our headings suits the display font: at most seven words, none so long that a phone must
 * break it, all in one script.
 */
export const isDisplayText = (text: string): boolean =>
  isShort(text) && !(LATIN.test(text) && NOT_LATIN.test(text));

/**
 * The same for a heading from the API: Latin only, because for other scripts the display font has only the
 * ligatures of our own words.
 */
export const isDisplayName = (text: string): boolean => isShort(text) && !NOT_LATIN.test(text);
