import type { InOneLanguage, LocalizedText } from '#/messages/text.ts';

/** A list with at least one item; there is nothing to show of an empty one. */
export type Listed<Item> = readonly [Item, ...Item[]];

/** A list of facts from the owner. If they are invented (`isSample`), pages say so beside them. */
export interface FactList<Item> {
  isSample?: boolean | undefined;
  items: Listed<Item>;
}

/** A contact as visitors read it, and its address: `tel:`, `mailto:` or a page. */
export interface ContactLink {
  label: LocalizedText;
  href: string;
}

/** The same with its text in one language. */
export type LocalContactLink = InOneLanguage<ContactLink>;
