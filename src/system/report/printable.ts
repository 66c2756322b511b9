/**
 * Characters that a terminal or a log reader would interpret: control characters, line ends of any kind,
 * marks that change the direction of text, and lone surrogates.
 */
const UNSAFE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

const escapeUnit = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Makes a text safe to print on one line: a line break becomes `\u000a`, as in JSON. */
export const printable = (text: string): string => text.replace(UNSAFE, escapeUnit);

/** Makes our own messages safe to print and keeps their line breaks. */
export const printableLines = (text: string): string => text.split('\n').map(printable).join('\n');
