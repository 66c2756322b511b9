import { allPageLinks } from '#/copy/pageLinks.ts';
import type { PageLink } from './pageRecord.ts';

const orderOf = ({ menu }: PageLink) => menu?.order ?? 0;

const linksOf = (name: 'main' | 'pages'): PageLink[] =>
  allPageLinks
    .filter(({ menu }) => menu?.name === name)
    .sort((one, other) => orderOf(one) - orderOf(other));

/** The links of the header. */
export const mainLinks = linksOf('main');

/** The links of the submenu Pages. */
export const submenuLinks = linksOf('pages');
