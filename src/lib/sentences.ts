/** Joins sentences; leaves out those that depend on a missing fact. */
export const sentences = (...all: readonly (string | false | undefined)[]): string =>
  all.filter(Boolean).join(' ');

/** Splits a sentence at its links, which are in brackets: `Read [this].` → `Read `, `this`, `.` */
export const splitLinks = (text: string): string[] => text.split(/[[\]]/);
