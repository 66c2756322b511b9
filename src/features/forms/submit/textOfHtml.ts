/** More is never shown, and tags in an endless text would take too long to find. */
const MAX_UNITS = 3000;

const HIDDEN = /<!--.*?-->|<(script|style)\b.*?(?:<\/\1>|$)/gis;
const TAG = /<\/?([a-z][a-z\d]*)\b[^<>]*>/gi;
const INLINE = /^(?:[abisu]|code|em|font|small|span|strong)$/i;
const ENTITY = /&(?:#(\d{1,6})|#x([\da-f]{1,5})|(amp|lt|gt|quot|apos|nbsp));/gi;

const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

const decode = (_: string, decimal?: string, hex?: string, name = ''): string =>
  NAMED[name.toLowerCase()] ?? String.fromCodePoint(hex ? parseInt(hex, 16) : Number(decimal));

/** The words of a text that may have HTML tags and entities, on one line. */
export const textOfHtml = (html: string): string =>
  html
    .slice(0, MAX_UNITS)
    .replace(HIDDEN, '')
    .replace(TAG, (_, name: string) => (INLINE.test(name) ? '' : ' '))
    .replace(ENTITY, decode)
    .replace(/\s+/g, ' ')
    .trim();
