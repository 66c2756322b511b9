import { allPageRecords } from '#/copy/pageRecords.ts';
import { link as home } from '#/copy/pages/home.ts';
import type { PageRecord } from './pageRecord.ts';

/** The address of a page's Markdown. */
export const markdownPath = (path: string) => `${path}index.md`;

const orderOf = ({ link: { href, menu } }: PageRecord) =>
  href === home.href ? 0 : (menu?.name === 'main' ? 100 : 200) + (menu?.order ?? 0);

/** Every page with a fixed address, in the order of the menus. */
export const addressedPages = allPageRecords
  .filter(({ link }) => link.href.endsWith('/'))
  .sort((one, other) => orderOf(one) - orderOf(other));
