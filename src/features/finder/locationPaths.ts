import type { Locale } from '#/words/languages.ts';
import { pagePath } from '#/words/pages.ts';

/** The address of a country, state or city in the franchises list, from up to three slugs. */
export const locationPath = (locale: Locale, ...slugs: string[]) =>
  pagePath(locale, 'franchisesList') + slugs.map((slug) => `${encodeURIComponent(slug)}/`).join('');

/** The address of the file with all outlets and cities that have coordinates. */
export const nearMePath = (locale: Locale) => `${pagePath(locale, 'franchisesList')}near-me.json`;
