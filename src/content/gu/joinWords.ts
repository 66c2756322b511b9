const list = new Intl.ListFormat('gu');

/** A list as a sentence has it: `સરનામું, ફોન અને ઇ-મેલ`. */
export const joinWords = (words: readonly string[]): string => list.format(words);
