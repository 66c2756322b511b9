import { cutCharacters } from './cutCharacters';

const MAX_LENGTH = 80;

const shorten = (text: string, maxLength = MAX_LENGTH) =>
  cutCharacters(text, maxLength).replace(/-+$/, '');

/**
 * Letters and digits of any script, in lower case, all else one `-`: `Surat & Adajan` → `surat-adajan`;
 * at most 80 characters of it by default.
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

/** Hands out segments that differ even where letter case is ignored; `-{id}`, then `-2`, `-3`, … where taken. */
export function createSlugger() {
  const taken = new Set<string>(['']);
  const isFree = (slug: string) => !taken.has(slug.toLowerCase());
  return (wanted: string, id: string): string => {
    let slug = wanted;
    if (!isFree(slug)) slug = `${wanted}-${segmentOf(id)}`;
    for (let count = 2; !isFree(slug); count += 1) slug = `${wanted}-${count}`;
    taken.add(slug.toLowerCase());
    return slug;
  };
}
