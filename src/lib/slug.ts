import { truncateCharacters } from './truncateCharacters.ts';

const MAX_LENGTH = 80;

/** A segment becomes a folder's name, and file systems allow 255 bytes. */
const MAX_BYTES = 200;
const MAX_ID_BYTES = 100;

/** Names that no folder has on Windows, where somebody may keep a copy of the site. */
const RESERVED = /^(?:con|prn|aux|nul|(?:com|lpt)[1-9])$/;
/** No more of a text is looked at: a slug is far shorter. */
const MAX_SOURCE_LENGTH = 1000;

/** Truncates a text to a number of bytes in UTF-8. */
function truncateBytes(text: string, bytes: number): string {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(bytes));
  return text.slice(0, read).replace(/-+$/, '');
}

const shorten = (text: string, maxLength = MAX_LENGTH) =>
  truncateBytes(truncateCharacters(text, maxLength), MAX_BYTES);

const join = (start: string, end: string) => {
  const { length } = new TextEncoder().encode(`-${end}`);
  return `${truncateBytes(start, MAX_BYTES - length)}-${end}`;
};

/**
 * Makes a slug: letters and digits of any script, in lower case, and one `-` for everything else: `Surat &
 * Adajan` → `surat-adajan`. At most 80 characters by default, and 200 bytes of UTF-8.
 */
export const slugify = (text: string, maxLength?: number) =>
  shorten(
    text
      .slice(0, MAX_SOURCE_LENGTH)
      .normalize('NFC')
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replace(/^-+/, ''),
    maxLength,
  );

/** Makes an id safe as one path segment: letters, digits, `_` and `-` stay. */
export const segmentOf = (id: string) =>
  shorten(
    id
      .slice(0, MAX_SOURCE_LENGTH)
      .normalize('NFC')
      .replace(/[^\p{L}\p{M}\p{N}_-]+/gu, '-'),
  ).replace(/^-+|-+$/g, '');

/**
 * Makes slugs that are unique even if case is ignored: a taken or reserved one gets `-{id}`, then `-2`, `-3`, …. They
 * stay within 200 bytes.
 */
export function createSlugger() {
  const taken = new Set<string>(['']);
  const lastCounts = new Map<string, number>();
  const isFree = (slug: string) => !taken.has(slug.toLowerCase()) && !RESERVED.test(slug);
  return (wanted: string, id: string): string => {
    let slug = wanted;
    if (!isFree(slug)) slug = join(wanted, truncateBytes(segmentOf(id), MAX_ID_BYTES));
    if (!isFree(slug)) {
      let count = lastCounts.get(wanted) ?? 1;
      while (!isFree(slug)) slug = join(wanted, String((count += 1)));
      lastCounts.set(wanted, count);
    }
    taken.add(slug.toLowerCase());
    return slug;
  };
}
