import { given } from '#/lib/given.ts';
import type { Locale } from './languages.ts';
import { pageLink } from './pages.ts';
import { words } from './words.ts';

export interface Crumb {
  label: string;
  /** The visible text, if it is not the name. */
  shown?: string | undefined;
  href?: string | undefined;
}

/** A breadcrumb, from the home page over the pages in `above` to this one, which has no address. */
export const breadcrumbOf = (
  locale: Locale,
  label: string,
  above: readonly (Crumb | undefined)[] = [],
  shownHome?: string,
): Crumb[] => [
  { label: words(locale).home.label, shown: shownHome, href: pageLink(locale, 'home').href },
  ...given(above),
  { label },
];
