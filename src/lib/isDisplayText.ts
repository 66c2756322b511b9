const MAX_WORDS = 7;
const MAX_LETTERS = 18;

/** Whether a heading suits the display face: seven words at most, none that a phone must break, all in one script. */
export function isDisplayText(text: string): boolean {
  const words = text.trim().split(/\s+/);
  const isMixed = /\p{Script=Latin}/u.test(text) && /(?!\p{Script=Latin})\p{L}/u.test(text);
  return (
    words.length <= MAX_WORDS && words.every(({ length }) => length <= MAX_LETTERS) && !isMixed
  );
}
