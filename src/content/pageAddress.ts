import { language } from '#/copy/language.ts';

/** The path of the page that is rendered, which Astro knows without its language. */
export const pagePath = ({ pathname }: URL): string => language.path + pathname;
