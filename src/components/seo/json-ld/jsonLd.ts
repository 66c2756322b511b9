import { rupeesIn } from '#/lib/price.ts';

/** A value of schema.org's JSON-LD. */
export type JsonLdValue =
  | string
  | number
  | boolean
  | undefined
  | readonly JsonLdValue[]
  | { readonly [key: string]: JsonLdValue };

/** A thing of schema.org, or a graph of some. */
export type JsonLdThing = Record<string, JsonLdValue>;

const ESCAPES: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Serializes JSON so that it is safe inside a `<script>`, whose text is printed raw. */
export const serializeJsonLd = (value: JsonLdValue): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => ESCAPES[character] ?? '');

/** An ordered list as schema.org's ItemList. */
export const itemListJsonLd = (items: readonly JsonLdValue[]): JsonLdThing => ({
  '@type': 'ItemList',
  itemListElement: items.map((item, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item,
  })),
});

/** A price as schema.org's Offer, only if it is an amount: machines cannot read `40 to 60`. */
export function offerJsonLd(price = '', url?: string): JsonLdThing | undefined {
  const rupees = rupeesIn(price);
  if (rupees === undefined) return undefined;
  return { '@type': 'Offer', price: String(rupees), priceCurrency: 'INR', url };
}
