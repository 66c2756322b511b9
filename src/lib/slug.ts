import { truncateCharacters } from './truncateCharacters.ts';

/** A segment becomes a folder's name, and file systems allow 255 bytes: three for each of these and an id. */
const MAX_LENGTH = 60;
const MAX_ID_LENGTH = 20;
/** Names that no folder has on Windows, where somebody may keep a copy of the site. */
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

/** Makes an id safe as one path segment: letters, digits, `_` and `-` stay. */
export const segmentOf = (id: string) =>
  shorten(id.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}_-]+/gu, '-'), MAX_LENGTH).replace(
    /^-+/,
    '',
  );

/** Makes slugs that are unique even if case is ignored: a taken or reserved one gets `-{id}`, then `-2`, `-3`, …. */
export function createSlugger() {
  const taken = new Set(['']);
  const isFree = (slug: string) => !taken.has(slug.toLowerCase()) && !RESERVED.test(slug);
  return (wanted: string, id: string): string => {
    let slug = wanted;
    if (!isFree(slug)) slug += `-${shorten(segmentOf(id), MAX_ID_LENGTH)}`;
    for (let count = 2; !isFree(slug); count += 1) slug = `${wanted}-${count}`;
    taken.add(slug.toLowerCase());
    return slug;
  };
}
