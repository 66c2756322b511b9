/** A sentence around its links, which stand in brackets: `Read [this].` → `Read `, `this`, `.` */
export const splitLinks = (text: string): string[] => text.split(/[[\]]/);
