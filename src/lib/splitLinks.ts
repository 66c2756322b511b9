/** Splits a sentence at its links, which are in brackets: `Read [this].` → `Read `, `this`, `.` */
export const splitLinks = (text: string): string[] => text.split(/[[\]]/);
