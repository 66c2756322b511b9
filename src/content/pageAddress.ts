import { language } from '#/copy/language.ts';

/** The path of the current page with its language, which Astro does not know. */
export const pagePath = ({ pathname }: URL): string => language.path + pathname;
