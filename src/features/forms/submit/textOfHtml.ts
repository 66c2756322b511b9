/** More is never shown, and tags in an endless text would take too long to find. */
const MAX_UNITS = 3000;

const HIDDEN = /<(script|style)\b.*?(?:<\/\1>|$)/gis;
const BLOCK = /<(?:br|p|div|li|td|h\d)\b/gi;
const TAG = /<[/!a-z][^<>]*>/gi;
const ENTITY = /&(?:#(x[\da-f]{1,5}|\d{1,6})|(amp|lt|gt|quot|nbsp));/gi;
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** `'x2019'` becomes ’ and `'039'` an apostrophe. */
const decode = (_: string, code?: string, name = ''): string =>
  NAMED[name.toLowerCase()] ?? String.fromCodePoint(Number(`0${code}`));

/** The words of a text that may have HTML tags and entities, on one line. */
export const textOfHtml = (html: string): string =>
  html
    .slice(0, MAX_UNITS)
    .replace(HIDDEN, '')
    .replace(BLOCK, ' $&')
    .replace(TAG, '')
    .replace(ENTITY, decode)
    .replace(/\s+/g, ' ')
    .trim();
