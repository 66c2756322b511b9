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
