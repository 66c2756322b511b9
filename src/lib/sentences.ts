/** Joins sentences, without those that depend on a missing fact. */
export const sentences = (...all: readonly (string | false | undefined)[]): string =>
  all.filter(Boolean).join(' ');
