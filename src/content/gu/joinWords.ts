const list = new Intl.ListFormat('gu');

/** Joins words as in a sentence: `સરનામું, ફોન અને ઇ-મેલ`. */
export const joinWords = (words: readonly string[]): string => list.format(words);
