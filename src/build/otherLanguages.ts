import { LANGUAGES, type LanguageCode } from '#/content/languages.ts';
import { expectedRoutes } from './expectedRoutes.ts';

/**
 * Every page address in languages other than English, from the snapshot in `SNAPSHOT_DIR`; none without
 * one.
 */
export async function addressesInOtherLanguages(
  siteUrl: string,
  languages: readonly LanguageCode[],
): Promise<string[]> {
  const { SNAPSHOT_DIR } = process.env;
  if (SNAPSHOT_DIR === undefined) return [];
  const routes = await expectedRoutes(SNAPSHOT_DIR);
  return languages
    .filter((code) => code !== 'en')
    .flatMap((code) => routes.map((route) => new URL(LANGUAGES[code].path + route, siteUrl).href))
    .filter((address) => !address.endsWith('.html'));
}
