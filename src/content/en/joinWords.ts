/** Joins words as in a sentence: `address, phone and e-mail`. */
export const joinWords = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' and ');
