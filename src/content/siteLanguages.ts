import { languages } from '#/config.ts';
import type { SiteLanguages } from './languages.ts';

declare global {
  /** The languages of the current build; the bundler inserts them (astro.config.mjs). */
  const BUILD_LANGUAGES: SiteLanguages;
}

/** The languages of the site: those in `config.ts`, or fewer if the build was asked for fewer. */
export const siteLanguages = typeof BUILD_LANGUAGES === 'undefined' ? languages : BUILD_LANGUAGES;
