/** Joins words as in a sentence: `पता, फ़ोन और ई-मेल`. */
export const joinWords = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' और ');
