/**
 * What a terminal or a reader of logs would obey in place of showing it: control characters, line ends of
 * any kind, marks that turn the direction of text, and half characters.
 */
const UNSAFE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

const escapeUnit = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A text in one line that only shows itself: a line break is `\u000a`, as in JSON. */
export const printable = (text: string): string => text.replace(UNSAFE, escapeUnit);

/** The same for a message of ours, whose own lines stay. */
export const printableLines = (text: string): string => text.split('\n').map(printable).join('\n');
