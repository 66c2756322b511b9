import { business } from '#/config.ts';
import type { Business } from '#/lib/business.ts';

/** Where a page is and what links call it: all that the header's script is given of it. */
export interface PageLink {
  /** Ends in a slash, so that any bucket serves it. */
  href: string;
  label: string;
  /** The menu of the header that lists it, and its place there. */
  menu?: { name: 'main' | 'pages'; order: number };
}

/** The picture of a shared link; `npm run cards` draws it. */
export interface SocialCard {
  /** Its file in `public/`. */
  picture: string;
  /** The title, a line each. */
  lines: readonly string[];
  ground?: 'gali' | 'majith' | 'ink';
  /** What stands in the ring: a drawing of `src/assets/drawings/`, in the size of its kind. */
  motif: { snack: string } | { object: string } | { shop: string };
}

/** What a page with an address of its own says; beside this it has the copy of its sections. */
export interface PageRecord {
  link: PageLink;
  /** Of the document; the business's name follows it. */
  title: string;
  description: string;
  heading?: string;
  /** The first words below the heading. */
  intro?: string;
  card: SocialCard;
  /** The ground of the page's head; indigo (`gali`) if it names none. */
  ground?: 'rann' | 'chuno' | 'salt' | 'haldar' | 'gali' | 'majith' | 'ink';
  /** What its breadcrumb calls it, where that is not the label of its link. */
  crumb?: string;
  /** What its breadcrumb shows for the home page, where that is not its label. */
  homeCrumb?: string;
}

/**
 * The record of a page, from the facts of the business. A function makes it, and has no side effects,
 * so that a script which imports the page's `link` is not shipped with all the rest.
 */
/* @__NO_SIDE_EFFECTS__ */
export const definePage = <const Page extends PageRecord>(make: (facts: Business) => Page): Page =>
  make(business);
