export type Attributes = Readonly<Record<string, string>>;

const ADDRESS_ATTRIBUTES = ['href', 'src', 'poster', 'data-src', 'component-url', 'renderer-url'];

const STYLE_URL = /url\((["']?)(.*?)\1\)/g;

const candidatesOf = (srcset: string) =>
  srcset.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');

/** The addresses in a tag, as written; may include empty ones. */
export function* addressesInTag(name: string, attributes: Attributes): Generator<string> {
  for (const attribute of ADDRESS_ATTRIBUTES) yield attributes[attribute] ?? '';
  yield* candidatesOf(attributes.srcset ?? '');
  yield* candidatesOf(attributes.imagesrcset ?? '');
  // The social card has a full address, although it is a file of our own site.
  if (name === 'meta' && attributes.property === 'og:image') {
    yield URL.parse(attributes.content ?? '')?.pathname ?? '';
  }
}

/** The `url(…)` addresses in CSS. */
export const addressesInStyle = (text: string): string[] =>
  Array.from(text.matchAll(STYLE_URL), ([, , address = '']) => address);
