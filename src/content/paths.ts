import { language } from '#/copy/language.ts';
import { link as chefSingle } from '#/copy/pages/chefSingle.ts';

const segments = (...parts: string[]) => parts.map(encodeURIComponent).join('/');

/** The address of a post, from its slug. */
export const postPath = (slug: string) => `${language.path}/blog-single/${segments(slug)}/`;

/** The segments that page `number` (from 1) of a paged list adds to the list's address, e.g. `page/2`. */
export const listPageSegments = (number: number) => (number === 1 ? undefined : `page/${number}`);

/** The address of page `number` (from 1) of a paged list such as `/blog/`. */
export function listPagePath(first: string, number: number): string {
  const below = listPageSegments(number);
  return below === undefined ? first : `${first}${below}/`;
}

/** The address of a member on the page with all members. */
export const memberPath = (slug: string) => `${chefSingle.href}#member-${segments(slug)}`;
