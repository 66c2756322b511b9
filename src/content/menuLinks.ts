import type { PageLink } from './pageRecord.ts';

const links = Object.values(
  import.meta.glob<PageLink>('./pages/*.ts', { eager: true, import: 'link' }),
);

const orderOf = ({ menu }: PageLink) => menu?.order ?? 0;

const linksOf = (name: 'main' | 'pages'): PageLink[] =>
  links
    .filter(({ menu }) => menu?.name === name)
    .sort((one, other) => orderOf(one) - orderOf(other));

/** The links of the header. */
export const mainLinks = linksOf('main');

/** The links of the submenu Pages. */
export const pageLinks = linksOf('pages');
