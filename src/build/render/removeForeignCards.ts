import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '#/content/languages.ts';

/** Removes the social cards of languages that the site does not have: Astro copies all of `public/`. */
export async function removeForeignCards(
  renderedDir: string,
  languages: readonly Language[],
): Promise<void> {
  const spoken = new Set(languages.map(({ code }) => code));
  const foreign = Object.values(LANGUAGES).filter(({ code, path }) => path && !spoken.has(code));
  for (const { path } of foreign)
    await rm(join(renderedDir, 'social', path), { recursive: true, force: true });
}
