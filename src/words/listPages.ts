import type { Locale } from './languages.ts';
import { pageWords } from './pages.ts';
import { words, type PageName } from './words.ts';

/** Title and description of page `number` of a paged list; from page 2 on they name the number. */
export function listPageHead(locale: Locale, name: PageName, number: number) {
  const { title, description } = pageWords(locale, name);
  if (number === 1) return { title, description };
  const { fill, shared } = words(locale);
  return {
    title: fill(shared.laterPage.title, { title, number }),
    description: fill(shared.laterPage.description, { description, number }),
  };
}

/** The segments that page `number` (from 1) of a paged list adds to the list's address, e.g. `page/2`. */
export const listPageSegments = (number: number) => (number === 1 ? undefined : `page/${number}`);

/** The address of page `number` (from 1) of a paged list such as `/blog/`. */
export function listPagePath(first: string, number: number): string {
  const below = listPageSegments(number);
  return below === undefined ? first : `${first}${below}/`;
}
