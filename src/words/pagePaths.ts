import type { Locale } from './languages.ts';
import { pagePath } from './pages.ts';

const segments = (...parts: string[]) => parts.map(encodeURIComponent).join('/');

/** The address of a post, from its slug. Posts exist in the languages that have the list of posts. */
export const postPath = (locale: Locale, slug: string) =>
  pagePath(locale, 'blog').replace(/blog\/$/, `blog-single/${segments(slug)}/`);

/** The segments that page `number` (from 1) of a paged list adds to the list's address, e.g. `page/2`. */
export const listPageSegments = (number: number) => (number === 1 ? undefined : `page/${number}`);

/** The address of page `number` (from 1) of a paged list such as `/blog/`. */
export function listPagePath(first: string, number: number): string {
  const below = listPageSegments(number);
  return below === undefined ? first : `${first}${below}/`;
}

/** The address of a member on the page with all members. */
export const memberPath = (locale: Locale, slug: string) =>
  `${pagePath(locale, 'chefSingle')}#member-${segments(slug)}`;
