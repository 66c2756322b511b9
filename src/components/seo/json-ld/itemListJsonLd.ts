import type { JsonLdValue } from './jsonLd.ts';

/** An ordered list as schema.org's ItemList. */
export const itemListJsonLd = (items: readonly JsonLdValue[]): Record<string, JsonLdValue> => ({
  '@type': 'ItemList',
  itemListElement: items.map((item, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item,
  })),
});
