import { truncateCharacters } from './truncateCharacters.ts';

/** A segment is a folder's name, which has at most 255 bytes: three for each character, and an id. */
const MAX_LENGTH = 60;
const MAX_ID_LENGTH = 20;
/** Names that Windows does not allow for folders, should somebody copy the site there. */
const RESERVED = /^(?:con|prn|aux|nul|(?:com|lpt)[1-9])$/;

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

/** Creates slugs that are unique in any case: a taken or reserved one gets `-{id}`, then `-2`, `-3`, …. */
export function createSlugger() {
  const slugs = new Set(['']);
  /** The last number that each name got, so that many equal names do not all count from 2. */
  const numbers = new Map<string, number>();
  const isFree = (slug: string) => !slugs.has(slug.toLowerCase()) && !RESERVED.test(slug);
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
