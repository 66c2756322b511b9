import { truncateCharacters } from './truncateCharacters.ts';

const MAX_LENGTH = 80;

/** A segment is the name of a folder, and file systems allow 255 bytes. */
const MAX_BYTES = 200;
const MAX_ID_BYTES = 100;

/** The start of a text that fits into so many bytes of UTF-8. */
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
 * Letters and digits of any script, in lower case, all else one `-`: `Surat & Adajan` → `surat-adajan`;
 * at most 80 characters of it by default, and 200 bytes of UTF-8.
 */
export const slugify = (text: string, maxLength?: number) =>
  shorten(
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replace(/^-+/, ''),
    maxLength,
  );

/** An id as one safe path segment: letters, digits, `_` and `-` stay as they are. */
export const segmentOf = (id: string) =>
  shorten(id.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}_-]+/gu, '-')).replace(/^-+|-+$/g, '');

/**
 * Hands out segments that differ even where letter case is ignored; `-{id}`, then `-2`, `-3`, … where
 * taken. With these too they have at most 200 bytes.
 */
export function createSlugger() {
  const taken = new Set<string>(['']);
  const isFree = (slug: string) => !taken.has(slug.toLowerCase());
  return (wanted: string, id: string): string => {
    let slug = wanted;
    if (!isFree(slug)) slug = join(wanted, truncateBytes(segmentOf(id), MAX_ID_BYTES));
    for (let count = 2; !isFree(slug); count += 1) slug = join(wanted, String(count));
    taken.add(slug.toLowerCase());
    return slug;
  };
}
