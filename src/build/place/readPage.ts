import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';
import * as v from 'valibot';
import { DATA_TYPE, intrusionInScript, intrusionsInTag } from './intrusions.ts';
import { addressesInStyle, addressesInTag, type Attributes } from './pageAddresses.ts';
import type { TextPool } from './textPool.ts';

export const PageFactsSchema = v.object({
  /** The addresses on our site that the page uses, as written, but without `#…` and `?…`. */
  targets: v.array(v.string()),
  scriptHashes: v.array(v.string()),
  styleHashes: v.array(v.string()),
  /** Anything in the page that would run as script and that our code never writes, and its place. */
  intrusions: v.array(v.string()),
  /** What the page's security policy must allow, from its `page-policy` tag; undefined without one. */
  needs: v.optional(v.array(v.string())),
});

/** What step 3 (place) needs to know about a finished page. */
export type PageFacts = v.InferOutput<typeof PageFactsSchema>;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const isOwn = (address: string) => address.startsWith('/') && !address.startsWith('//');

/** An inline style or script. */
interface Inline {
  name: string;
  type: string | undefined;
  text: string;
}

const inlineOf = (name: string, { src, type }: Attributes): Inline | undefined =>
  name === 'style' || (name === 'script' && src === undefined)
    ? { name, type, text: '' }
    : undefined;

/** Collects the facts of a page from its tags and inline texts; `open` are the ancestors of a tag. */
function createCollector(knownScripts: ReadonlySet<string>) {
  const targets = new Set<string>();
  const scriptHashes = new Set<string>();
  const styleHashes = new Set<string>();
  const intrusions = new Set<string>();
  let needs: string[] | undefined;

  const addTarget = (address: string) => {
    if (isOwn(address)) targets.add(address.replace(/[?#].*$/, ''));
  };
  const addIntrusion = (intrusion: string, open: readonly string[]) => {
    intrusions.add(`no code of ours writes ${intrusion}, in ${open.join(' > ')}`);
  };
  return {
    addTag(name: string, attributes: Attributes, open: readonly string[]) {
      for (const intrusion of intrusionsInTag(name, attributes)) addIntrusion(intrusion, open);
      for (const address of addressesInTag(name, attributes)) addTarget(address);
      if (name === 'meta' && attributes.name === 'page-policy') {
        needs = (attributes.content ?? '').split(' ').filter(Boolean);
      }
    },
    addStyle(text: string) {
      styleHashes.add(hashOf(text));
      addressesInStyle(text).forEach(addTarget);
    },
    addScript({ type, text }: Inline, open: readonly string[]) {
      if (type !== DATA_TYPE) scriptHashes.add(hashOf(text));
      const intrusion = intrusionInScript(type, text, knownScripts);
      if (intrusion) addIntrusion(intrusion, open);
    },
    facts: (pool: TextPool): PageFacts => ({
      targets: Array.from(targets, pool),
      scriptHashes: Array.from(scriptHashes, pool),
      styleHashes: Array.from(styleHashes, pool),
      intrusions: Array.from(intrusions, pool),
      needs: needs?.map(pool),
    }),
  };
}

/** Reads the facts of a page; an inline script that is not in `knownScripts` is an intrusion. */
export function readPage(
  html: string,
  knownScripts: ReadonlySet<string>,
  pool: TextPool,
): PageFacts {
  const collector = createCollector(knownScripts);
  const open: string[] = [];
  let inline: Inline | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      collector.addTag(name, attributes, open);
      inline = inlineOf(name, attributes);
      open.push(attributes.id ? `${name}#${attributes.id}` : name);
    },
    ontext(text) {
      if (inline) inline.text += text;
    },
    onclosetag() {
      open.pop();
      if (inline?.name === 'style') collector.addStyle(inline.text);
      else if (inline) collector.addScript(inline, open);
      inline = undefined;
    },
  });
  parser.end(html);
  return collector.facts(pool);
}
