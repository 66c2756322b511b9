import { link as home } from '#/copy/pages/home.ts';
import type { PageRecord } from './pageRecord.ts';

export interface Crumb {
  label: string;
  /** The visible text, if it is not the name. */
  shown?: string | undefined;
  href?: string | undefined;
}

/** The breadcrumb of a page, from the home page over the pages in `above`; the last one has no address. */
export const breadcrumbOf = (
  { link, crumb = link.label, homeCrumb }: Pick<PageRecord, 'link' | 'crumb' | 'homeCrumb'>,
  above: readonly Crumb[] = [],
): Crumb[] => [
  { label: home.label, shown: homeCrumb, href: home.href },
  ...above,
  { label: crumb },
];
