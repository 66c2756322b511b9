import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '#/messages/languages.ts';
import { businessIn } from './business.ts';

/** Returns the path of a brochure, unless it is an address, which has a slash. */
const brochurePath = (brochure: string | undefined): string | undefined =>
  brochure === undefined || brochure.includes('/')
    ? undefined
    : join('src/brand/brochures', brochure);

/** Returns the link to a brochure; undefined while its file is not there. */
export function brochureHref(brochure: string | undefined): string | undefined {
  const path = brochurePath(brochure);
  if (brochure === undefined || path === undefined) return brochure;
  return existsSync(path) ? `/${encodeURIComponent(brochure)}` : undefined;
}

/** Lists the brochures that are files, each with its first language. */
export function brochureFiles(): { brochure: string; path: string; code: string }[] {
  const files = new Map<string, { brochure: string; path: string; code: string }>();
  for (const { code } of languages) {
    const { brochure } = businessIn(code);
    const path = brochurePath(brochure);
    if (brochure && path && !files.has(path)) files.set(path, { brochure, path, code });
  }
  return [...files.values()];
}

/** A line for each brochure whose file is not there. */
export const findMissingBrochures = (): string[] =>
  brochureFiles()
    .filter(({ path }) => !existsSync(path))
    .map(({ path }) => `${path}: not there, so no page links to it; npm run brochure prints it`);
