/** A list that has an item: of an empty one nothing could be shown. */
export type Listed<Item> = readonly [Item, ...Item[]];

/** Facts that the owner gives as a list, and which may be invented: pages then say so beside them. */
export interface FactList<Item> {
  isSample?: boolean | undefined;
  items: Listed<Item>;
}

/** A way to the business, as it is written and as it is followed. */
export interface ContactLink {
  label: string;
  href: string;
}
