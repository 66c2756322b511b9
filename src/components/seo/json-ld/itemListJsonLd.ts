import type { JsonLdValue } from './jsonLd.ts';

/** Things in the order in which a page shows them, as schema.org's ItemList. */
export const itemListJsonLd = (items: readonly JsonLdValue[]): Record<string, JsonLdValue> => ({
  '@type': 'ItemList',
  itemListElement: items.map((item, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item,
  })),
});
