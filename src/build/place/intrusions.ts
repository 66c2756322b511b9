import { parseJson } from '#/lib/parseJson.ts';

/** Attributes that a browser follows as an address. */
const ADDRESSES = ['href', 'xlink:href', 'src', 'action', 'formaction', 'data', 'poster'];
const OWN_SCRIPT = /^\/_astro\//;
const EXCERPT_LENGTH = 60;

type Attributes = Readonly<Record<string, string>>;

/** The type of a data block, which no browser runs. */
export const DATA_TYPE = 'application/ld+json';

/** The start of a text that nobody vouches for, on one line and without codes for a terminal. */
const excerptOf = (text: string) =>
  JSON.stringify(text.slice(0, EXCERPT_LENGTH)).replace(/[^\x20-\x7e]/g, '?');

/** A browser drops tabs and line breaks from an address before it reads the scheme. */
const isScriptAddress = (address: string) => URL.parse(address)?.protocol === 'javascript:';

/** What a tag would run by itself that none of our code writes; each a part of a sentence. */
export function* intrusionsInTag(tag: string, attributes: Attributes): Generator<string> {
  for (const name of Object.keys(attributes)) {
    if (name.startsWith('on')) yield `the attribute ${excerptOf(name)} of a <${tag}>`;
  }
  for (const name of ADDRESSES) {
    const address = attributes[name] ?? '';
    if (isScriptAddress(address))
      yield `the javascript: address ${excerptOf(address)} of a <${tag}>`;
  }
  const { src } = attributes;
  if (tag === 'script' && src !== undefined && !OWN_SCRIPT.test(src)) {
    yield `the script file ${excerptOf(src)}`;
  }
}

/** What is wrong with an inline script that has this type and text, or `undefined`. */
export function intrusionInScript(
  type: string | undefined,
  text: string,
  knownScripts: ReadonlySet<string>,
): string | undefined {
  if (type === DATA_TYPE) {
    return parseJson(text) === undefined ? `the unreadable data ${excerptOf(text)}` : undefined;
  }
  return knownScripts.has(text) ? undefined : `the inline script ${excerptOf(text)}`;
}
