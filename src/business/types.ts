import type { InOneLanguage, LocalizedText } from '#/messages/text.ts';

/** A list with at least one item; an empty one would leave a bare heading. */
export type Listed<Item> = readonly [Item, ...Item[]];

/** A list of the owner's facts. If they are invented (`isSample`), pages say so beside them. */
export interface FactList<Item> {
  isSample?: boolean | undefined;
  items: Listed<Item>;
}

/** A contact: its visible text, and its address (`tel:`, `mailto:` or a page). */
export interface ContactLink {
  label: LocalizedText;
  href: string;
}

/** A contact with its text in one language. */
export type LocalContactLink = InOneLanguage<ContactLink>;
