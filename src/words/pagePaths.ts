import type { Locale } from './languages.ts';
import { pagePath } from './pages.ts';

const segments = (...parts: string[]) => parts.map(encodeURIComponent).join('/');

/** The address of a post, from its slug. Posts exist in the languages that have the list of posts. */
export const postPath = (locale: Locale, slug: string) =>
  pagePath(locale, 'blog').replace(/blog\/$/, `blog-single/${segments(slug)}/`);

/** The address of a member on the page with all members. */
export const memberPath = (locale: Locale, slug: string) =>
  `${pagePath(locale, 'chefSingle')}#member-${segments(slug)}`;
