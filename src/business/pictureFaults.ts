import { globSync } from 'node:fs';
import { business } from './business.ts';

const FOLDER = 'src/brand/pictures';

/** Returns a line if a folder has no picture of this name, or more than one. */
export function pictureFault(name: string, folder = FOLDER): string | undefined {
  const found = globSync(`${folder}/${name}.{webp,png,jpg,jpeg,avif}`).sort();
  if (found.length === 0) return `${folder}/ has no ${name} (.webp, .png, .jpg, .jpeg or .avif)`;
  return found.length === 1 ? undefined : `${found.join(' and ')}: keep one of them`;
}

/** A line for each picture that pages need and the brand lacks; the combo of the day may do without. */
export const findPictureFaults = (): string[] =>
  ['hero', ...(business.packs?.items ?? []).map(({ picture }) => `packs/${picture}`)].flatMap(
    (name) => pictureFault(name) ?? [],
  );
