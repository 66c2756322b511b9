/** Sentences in a row, without those that depend on a fact which is not given. */
export const sentences = (...all: readonly (string | false | undefined)[]): string =>
  all.filter(Boolean).join(' ');
