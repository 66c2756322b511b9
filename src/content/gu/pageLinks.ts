import type { PageLink } from '#/content/pageRecord.ts';

/** The link of every page. */
export const allPageLinks = Object.values(
  import.meta.glob<PageLink>('./pages/*.ts', { eager: true, import: 'link' }),
);
