import { languages } from '#/config.ts';
import type { SiteLanguages } from './languages.ts';

declare global {
  /** In pages, the languages of their build; the bundler puts them in (astro.config.mjs). */
  const BUILD_LANGUAGES: SiteLanguages;
}

/** The languages that a page's site speaks: those of `config.ts`, or the fewer that its build was asked for. */
export const siteLanguages = typeof BUILD_LANGUAGES === 'undefined' ? languages : BUILD_LANGUAGES;
