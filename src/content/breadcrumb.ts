import { link as home } from '#/copy/pages/home.ts';
import type { PageRecord } from './pageRecord.ts';

export interface Crumb {
  label: string;
  /** What is seen where that is not its name. */
  shown?: string | undefined;
  href?: string | undefined;
}

/** The way to a page from the home page, over those `above` it; the last has no address. */
export const breadcrumbOf = (
  { link, crumb = link.label, homeCrumb }: Pick<PageRecord, 'link' | 'crumb' | 'homeCrumb'>,
  above: readonly Crumb[] = [],
): Crumb[] => [
  { label: home.label, shown: homeCrumb, href: home.href },
  ...above,
  { label: crumb },
];
