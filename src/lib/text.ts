const HALF_OF_A_PAIR = /[\uD800-\uDBFF]$/;

/** Returns the first `length` UTF-16 units of a text, or one less so as not to split a surrogate pair. */
export const truncateCharacters = (text: string, length: number): string =>
  text.slice(0, length).replace(HALF_OF_A_PAIR, '');

/** Truncates a text to `length` graphemes and '…'; a shorter one stays unchanged. */
export function truncateText(text: string, length: number): string {
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
  const graphemes = Array.from(segmenter.segment(text), ({ segment }) => segment);
  return graphemes.length > length ? `${graphemes.slice(0, length).join('')}…` : text;
}

/** Invisible characters; inside a text some of them join letters or change the direction of what follows. */
const UNSEEN =
  /[\s\u00ad\u061c\u115f\u1160\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb]|\u034f|\u17b4|\u17b5|[\u180b-\u180e]/;

/** Removes invisible characters from both ends of a text. */
export function trimUnseen(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && UNSEEN.test(text.charAt(start))) start += 1;
  while (end > start && UNSEEN.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** Keeps the first `most` items of a list, and says how many it leaves out: `and 3 more`. */
export const firstOf = (items: readonly string[], most: number): string[] =>
  items.length > most ? [...items.slice(0, most), `and ${items.length - most} more`] : [...items];

/** Writes an address for people, with its letters instead of their bytes: `/city/અમદાવાદ/`. */
export const readable = (address: string): string =>
  address.replace(/(?:%[89A-F][\dA-F])+/gi, (bytes) =>
    Buffer.from(bytes.replaceAll('%', ''), 'hex').toString(),
  );

/** Joins sentences; leaves out those that depend on a missing fact. */
export const sentences = (...all: readonly (string | false | undefined)[]): string =>
  all.filter(Boolean).join(' ');

/** Splits a sentence at its links, which are in brackets: `Read [this].` → `Read `, `this`, `.` */
export const splitLinks = (text: string): string[] => text.split(/[[\]]/);

/** Fills in the braces of a text in the browser, where the library of `messages.ts` would be too large. */
export const format = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces));

const MAX_WORDS = 7;
const MAX_LETTERS = 18;

const LATIN = /\p{Script=Latin}/u;
const NOT_LATIN = /(?!\p{Script=Latin})\p{L}/u;

/** Tells whether a heading suits the display font: at most seven words, none too long, all in one script. */
export function isDisplayText(text: string): boolean {
  const words = text.trim().split(/\s+/);
  const isShort = words.length <= MAX_WORDS && words.every(({ length }) => length <= MAX_LETTERS);
  return isShort && !(LATIN.test(text) && NOT_LATIN.test(text));
}

/** Removes `undefined` from a list, for parts that depend on an optional fact. */
export const withoutUndefined = <Item>(items: readonly (Item | undefined)[]): Item[] =>
  items.filter((item) => item !== undefined);

/** A segment is a folder's name, which has at most 255 bytes: three for each character, and an id. */
const MAX_LENGTH = 60;
const MAX_ID_LENGTH = 20;

const shorten = (text: string, maxLength: number) =>
  truncateCharacters(text, maxLength).replace(/-+$/, '');

/**
 * Makes a slug: letters and digits of any script, in lower case, and one `-` for everything else: `Surat &
 * Adajan` → `surat-adajan`. At most 60 characters by default.
 */
export const slugify = (text: string, maxLength = MAX_LENGTH) =>
  shorten(
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replace(/^-+/, ''),
    maxLength,
  );

/** Makes an id safe as one path segment: keeps letters, digits, `_` and `-`. */
export const segmentOf = (id: string) =>
  shorten(id.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}_-]+/gu, '-'), MAX_LENGTH).replace(
    /^-+/,
    '',
  );

/** Creates slugs that are unique in any case: a taken one gets `-{id}`, then `-2`, `-3`, …. */
export function createSlugger() {
  const slugs = new Set(['']);
  /** The last number that each name got, so that many equal names do not all count from 2. */
  const numbers = new Map<string, number>();
  const isFree = (slug: string) => !slugs.has(slug.toLowerCase());
  return (wanted: string, id: string): string => {
    let slug = wanted;
    if (!isFree(slug)) slug += `-${shorten(segmentOf(id), MAX_ID_LENGTH)}`;
    while (!isFree(slug)) {
      const number = (numbers.get(wanted.toLowerCase()) ?? 1) + 1;
      numbers.set(wanted.toLowerCase(), number);
      slug = `${wanted}-${number}`;
    }
    slugs.add(slug.toLowerCase());
    return slug;
  };
}

/** Parses an address; only `http:` and `https:` are accepted. */
export function httpUrl(address: string, base?: string): URL | undefined {
  const url = URL.parse(address, base);
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}

/** Hosts whose video addresses are pages with a player: `<video>` cannot play them. */
const PLAYER = /(?:^|\.)(?:youtube\.com|youtu\.be|vimeo\.com|facebook\.com|instagram\.com)$/;

/** The address of a page with a player, such as `https://youtu.be/x`; `undefined` for any other address. */
export function playerPageOf(value: string): string | undefined {
  const url = httpUrl(value);
  return url && PLAYER.test(url.hostname) ? url.href : undefined;
}
