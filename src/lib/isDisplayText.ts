const MAX_WORDS = 7;
const MAX_LETTERS = 18;

const LATIN = /\p{Script=Latin}/u;
const NOT_LATIN = /(?!\p{Script=Latin})\p{L}/u;

/**
 * Whether a heading suits the display font: at most seven words, none so long that a phone must break it,
 * all in one script.
 */
export function isDisplayText(text: string): boolean {
  const words = text.trim().split(/\s+/);
  const isShort = words.length <= MAX_WORDS && words.every(({ length }) => length <= MAX_LETTERS);
  return isShort && !(LATIN.test(text) && NOT_LATIN.test(text));
}
