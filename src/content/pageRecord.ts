import { business } from '#/config.ts';
import type { Business } from '#/lib/business.ts';

/** The address of a page, and its name in links. Separate, because the header's script needs only this. */
export interface PageLink {
  /** Ends in a slash, so that any bucket serves it. */
  href: string;
  label: string;
  /** The header menu that contains it, and its position there. */
  menu?: { name: 'main' | 'pages'; order: number };
}

/** The social card of a page; `npm run cards` draws it. */
export interface SocialCard {
  /** Its path in `public/`. */
  picture: string;
  /** The title, as separate lines. */
  lines: readonly string[];
  ground?: 'gali' | 'majith' | 'ink';
  /** The drawing in the ring, from `src/assets/drawings/`; its kind sets its size. */
  motif: { snack: string } | { object: string } | { shop: string };
}

/** The texts of a page with its own address; it may also have the texts of its sections. */
export interface PageRecord {
  link: PageLink;
  /** The title of the document; the business's name is appended. */
  title: string;
  description: string;
  heading?: string;
  /** The first words below the heading. */
  intro?: string;
  card: SocialCard;
  /** The ground of the page's head; the default is indigo (`gali`). */
  ground?: 'rann' | 'chuno' | 'salt' | 'haldar' | 'gali' | 'majith' | 'ink';
  /** Its name in the breadcrumb, if it is not the label of its link. */
  crumb?: string;
  /** The visible name of the home page in its breadcrumb, if it is not that page's label. */
  homeCrumb?: string;
}

/**
 * Makes the record of a page from the facts of the business. A function without side effects makes it, so
 * that a script that imports only the page's `link` does not contain the rest.
 */
/* @__NO_SIDE_EFFECTS__ */
export const definePage = <const Page extends PageRecord>(make: (facts: Business) => Page): Page =>
  make(business);
