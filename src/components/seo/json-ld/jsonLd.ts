/** A value of schema.org's JSON-LD. */
export type JsonLdValue =
  | string
  | number
  | boolean
  | undefined
  | readonly JsonLdValue[]
  | { readonly [key: string]: JsonLdValue };

/** A thing of schema.org, or a graph of things. */
export type JsonLdThing = Record<string, JsonLdValue>;

const ESCAPES: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Serializes JSON for a `<script>`, whose text is printed unescaped. */
export const serializeJsonLd = (value: JsonLdValue): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => ESCAPES[character] ?? '');

/** Returns an ordered list as schema.org's ItemList. */
export const itemListJsonLd = (items: readonly JsonLdValue[]): JsonLdThing => ({
  '@type': 'ItemList',
  itemListElement: items.map((item, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item,
  })),
});

/** Returns an amount as schema.org's Offer. */
export const offerJsonLd = (rupees: number, url?: string): JsonLdThing => ({
  '@type': 'Offer',
  price: String(rupees),
  priceCurrency: 'INR',
  url,
});
