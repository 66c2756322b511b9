import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { addressOf, listSite } from '#/system/files/siteIndex.ts';
import { ExpectedError } from '#/system/report/expectedError.ts';
import { englishPath } from '#/messages/languages.ts';

/** Every page of a built site, with the size of its HTML. */
export async function listRoutes(folder: string) {
  const pages = listSite(folder).filter((file) => file.endsWith('.html'));
  const sizeOf = async (file: string) => (await stat(join(folder, file))).size;
  return Promise.all(
    pages.map(async (file) => ({ route: addressOf(file), size: await sizeOf(file) })),
  );
}

type SizedRoute = Awaited<ReturnType<typeof listRoutes>>[number];

/** The pages with these addresses, or all if none is named; throws ExpectedError if there is no such page. */
export function pickRoutes(all: readonly SizedRoute[], named: readonly string[]) {
  const missing = named.filter((name) => !all.some(({ route }) => route === name));
  if (missing.length > 0) throw new ExpectedError(`the site has no page ${missing.join(', ')}`);
  return all.filter(({ route }) => named.length === 0 || named.includes(route));
}

/**
 * Pages of one language from the same page file are of one kind: `/gu/blog-single/a-post/` →
 * `/gu/blog-single/*`.
 */
function kindOf(route: string): string {
  const english = englishPath(route);
  const [first = '', ...rest] = english.split('/').filter(Boolean);
  return `${route.slice(0, -english.length)}/${first}${'/*'.repeat(rest.length)}`;
}

/** The heaviest route of each kind, because it exceeds a budget first. */
export function heaviestOfEachKind(routes: readonly SizedRoute[]): string[] {
  const kinds = Map.groupBy(routes, ({ route }) => kindOf(route));
  const heaviest = (pages: SizedRoute[]) =>
    pages.toSorted((one, other) => other.size - one.size)[0];
  return [...kinds.values()].flatMap((pages) => heaviest(pages)?.route ?? []);
}
