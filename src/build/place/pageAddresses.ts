export type Attributes = Readonly<Record<string, string>>;

const ADDRESS_ATTRIBUTES = ['href', 'src', 'poster', 'data-src', 'component-url', 'renderer-url'];

const STYLE_URL = /url\((["']?)(.*?)\1\)/g;

const candidatesOf = (srcset: string) =>
  srcset.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');

/** The addresses in a tag, as they are written; empty ones among them. */
export function* addressesInTag(name: string, attributes: Attributes): Generator<string> {
  for (const attribute of ADDRESS_ATTRIBUTES) yield attributes[attribute] ?? '';
  yield* candidatesOf(attributes.srcset ?? '');
  yield* candidatesOf(attributes.imagesrcset ?? '');
  // The card of a shared link is named by its full address, and is a file of ours all the same.
  if (name === 'meta' && attributes.property === 'og:image') {
    yield URL.parse(attributes.content ?? '')?.pathname ?? '';
  }
}

/** The addresses in the text of a style. */
export const addressesInStyle = (text: string): string[] =>
  Array.from(text.matchAll(STYLE_URL), ([, , address = '']) => address);
