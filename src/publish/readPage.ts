import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';
import * as v from 'valibot';

export const PageFactsSchema = v.object({
  /** Addresses of our own that the page points to, as written, without `#…` and `?…`. */
  targets: v.array(v.string()),
  scriptHashes: v.array(v.string()),
  styleHashes: v.array(v.string()),
  /** What the page asks its policy to allow, from its `page-policy` tag; undefined without one. */
  needs: v.optional(v.array(v.string())),
});

/** What Place needs to know of one finished page. */
export type PageFacts = v.InferOutput<typeof PageFactsSchema>;

const ADDRESS_ATTRIBUTES = ['href', 'src', 'poster', 'data-src', 'component-url', 'renderer-url'];
const DATA_TYPES = /json$/;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const candidatesOf = (srcset: string) =>
  srcset.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');

const isOwn = (address: string) => address.startsWith('/') && !address.startsWith('//');

/** Reads a page's links, inline scripts and styles, and what it needs of its policy. */
export function readPage(html: string): PageFacts {
  const targets = new Set<string>();
  const scriptHashes = new Set<string>();
  const styleHashes = new Set<string>();
  let needs: string[] | undefined;
  let inline: { hashes: Set<string>; text: string } | undefined;

  const addTarget = (address: string) => {
    if (isOwn(address)) targets.add(address.replace(/[?#].*$/, ''));
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      for (const attribute of ADDRESS_ATTRIBUTES) addTarget(attributes[attribute] ?? '');
      candidatesOf(attributes.srcset ?? '').forEach(addTarget);
      candidatesOf(attributes.imagesrcset ?? '').forEach(addTarget);
      // The card of a shared link is named by its full address, and is a file of ours all the same.
      if (name === 'meta' && attributes.property === 'og:image') {
        addTarget(URL.parse(attributes.content ?? '')?.pathname ?? '');
      }
      if (name === 'meta' && attributes.name === 'page-policy') {
        needs = (attributes.content ?? '').split(' ').filter(Boolean);
      }
      if (name === 'style') inline = { hashes: styleHashes, text: '' };
      const isData = DATA_TYPES.test(attributes.type ?? '');
      if (name === 'script' && !attributes.src && !isData) {
        inline = { hashes: scriptHashes, text: '' };
      }
    },
    ontext(text) {
      if (inline) inline.text += text;
    },
    onclosetag() {
      inline?.hashes.add(hashOf(inline.text));
      inline = undefined;
    },
  });
  parser.end(html);
  return {
    targets: [...targets],
    scriptHashes: [...scriptHashes],
    styleHashes: [...styleHashes],
    needs,
  };
}
