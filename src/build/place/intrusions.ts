import { parseJson } from '#/lib/parseJson.ts';
import type { Attributes } from './pageAddresses.ts';

/** Attributes that a browser follows as an address. */
const ADDRESSES = ['href', 'xlink:href', 'src', 'action', 'formaction', 'data', 'poster'];
const OWN_SCRIPT = /^\/_astro\//;
const EXCERPT_LENGTH = 60;

/** The type of a data block: a browser does not run it. */
export const DATA_TYPE = 'application/ld+json';

/** The start of an untrusted text, on one line and without terminal codes. */
const excerptOf = (text: string) =>
  JSON.stringify(text.slice(0, EXCERPT_LENGTH)).replace(/[^\x20-\x7e]/g, '?');

/** The URL parser is needed: browsers drop tabs and line breaks from an address before they read its scheme. */
const isScriptAddress = (address: string) => URL.parse(address)?.protocol === 'javascript:';

/** Anything in a tag that would run as script and that our code never writes; each a part of a sentence. */
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

/** What no code of ours writes in an inline script of this type and text. */
export function* intrusionsInScript(
  type: string | undefined,
  text: string,
  knownScripts: ReadonlySet<string>,
): Generator<string> {
  if (type === DATA_TYPE) {
    if (parseJson(text) === undefined) yield `the unreadable data ${excerptOf(text)}`;
  } else if (!knownScripts.has(text)) yield `the inline script ${excerptOf(text)}`;
}
