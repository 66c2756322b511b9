import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';
import * as v from 'valibot';
import { DATA_TYPE, intrusionInScript, intrusionsInTag } from './intrusions.ts';
import type { TextPool } from './textPool.ts';

export const PageFactsSchema = v.object({
  /** Addresses of our own that the page points to, as written, without `#…` and `?…`. */
  targets: v.array(v.string()),
  scriptHashes: v.array(v.string()),
  styleHashes: v.array(v.string()),
  /** What would run in the page though our code does not write it, and where it stands. */
  intrusions: v.array(v.string()),
  /** What the page asks its policy to allow, from its `page-policy` tag; undefined without one. */
  needs: v.optional(v.array(v.string())),
});

/** What Place needs to know of one finished page. */
export type PageFacts = v.InferOutput<typeof PageFactsSchema>;

type Attributes = Record<string, string>;

const ADDRESS_ATTRIBUTES = ['href', 'src', 'poster', 'data-src', 'component-url', 'renderer-url'];

const STYLE_URL = /url\((["']?)(.*?)\1\)/g;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const candidatesOf = (srcset: string) =>
  srcset.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');

const isOwn = (address: string) => address.startsWith('/') && !address.startsWith('//');

function* addressesIn(name: string, attributes: Attributes): Generator<string> {
  for (const attribute of ADDRESS_ATTRIBUTES) yield attributes[attribute] ?? '';
  yield* candidatesOf(attributes.srcset ?? '');
  yield* candidatesOf(attributes.imagesrcset ?? '');
  // The card of a shared link is named by its full address, and is a file of ours all the same.
  if (name === 'meta' && attributes.property === 'og:image') {
    yield URL.parse(attributes.content ?? '')?.pathname ?? '';
  }
}

/** What a style or script holds between its tags. */
interface Inline {
  name: string;
  type: string | undefined;
  text: string;
}

const inlineOf = (name: string, { src, type }: Attributes): Inline | undefined =>
  name === 'style' || (name === 'script' && src === undefined)
    ? { name, type, text: '' }
    : undefined;

/** Reads a page's links, inline scripts and styles, what it needs of its policy, and what has got in. */
export function readPage(
  html: string,
  knownScripts: ReadonlySet<string>,
  pool: TextPool,
): PageFacts {
  const targets = new Set<string>();
  const scriptHashes = new Set<string>();
  const styleHashes = new Set<string>();
  const intrusions = new Set<string>();
  const open: string[] = [];
  let needs: string[] | undefined;
  let inline: Inline | undefined;

  const addTarget = (address: string) => {
    if (isOwn(address)) targets.add(address.replace(/[?#].*$/, ''));
  };
  const addIntrusion = (intrusion: string) => {
    intrusions.add(`no code of ours writes ${intrusion}, in ${open.join(' > ')}`);
  };
  const endInline = ({ name, type, text }: Inline) => {
    if (name === 'style') {
      styleHashes.add(hashOf(text));
      for (const [, , address = ''] of text.matchAll(STYLE_URL)) addTarget(address);
    } else if (type !== DATA_TYPE) scriptHashes.add(hashOf(text));
    const intrusion = name === 'script' && intrusionInScript(type, text, knownScripts);
    if (intrusion) addIntrusion(intrusion);
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      for (const intrusion of intrusionsInTag(name, attributes)) addIntrusion(intrusion);
      for (const address of addressesIn(name, attributes)) addTarget(address);
      if (name === 'meta' && attributes.name === 'page-policy') {
        needs = (attributes.content ?? '').split(' ').filter(Boolean);
      }
      inline = inlineOf(name, attributes);
      open.push(attributes.id ? `${name}#${attributes.id}` : name);
    },
    ontext(text) {
      if (inline) inline.text += text;
    },
    onclosetag() {
      open.pop();
      if (inline) endInline(inline);
      inline = undefined;
    },
  });
  parser.end(html);
  return {
    targets: Array.from(targets, pool),
    scriptHashes: Array.from(scriptHashes, pool),
    styleHashes: Array.from(styleHashes, pool),
    intrusions: Array.from(intrusions, pool),
    needs: needs?.map(pool),
  };
}
