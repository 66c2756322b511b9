import { Parser } from 'htmlparser2';
import type { Range } from './edits.ts';
import { findFirstParts, type FirstParts } from './firstParts.ts';
import { collectPaintedText } from './paintedText.ts';

/** The text between the tags of a style or script. */
export interface InlineText extends Range {
  text: string;
}

export interface PageElement extends Range {
  /** What a selector can match in it: `div`, `.card`, `#main`, `[data-shown]`, `[data-shown=true]`. */
  tokens: ReadonlySet<string>;
}

/** The source that current browsers choose for a picture without lazy loading. */
export interface FirstPicture {
  type: string;
  srcset: string;
  sizes: string;
  priority: string | undefined;
}

/** The parts of a page that can be shortened or moved. */
export interface PageElements {
  elements: PageElement[];
  firstPictures: FirstPicture[];
  /** In the head, after the viewport tag and before the styles. */
  hintsAt: number;
  firstParts: FirstParts;
  /** Each `<style>` with its tags; each inline script without them. */
  styles: InlineText[];
  scripts: InlineText[];
  /** All text that is set in the text fonts. */
  text: string;
}

/** One attribute of a tag, with the white space before it; the group is its name. */
export const ATTRIBUTE = /\s+([^\s=>"'/]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+))?/g;

const SCRIPT_TYPES = new Set(['', 'module', 'text/javascript']);

function tokensOf(name: string, attributes: Record<string, string>): Set<string> {
  const tokens = new Set([name]);
  for (const word of (attributes.class ?? '').split(/\s+/)) tokens.add(`.${word}`);
  if (attributes.id) tokens.add(`#${attributes.id}`);
  for (const [attribute, value] of Object.entries(attributes)) {
    if (attribute.startsWith('data-')) tokens.add(`[${attribute}]`).add(`[${attribute}=${value}]`);
  }
  return tokens;
}

/** Finds a page's elements, first pictures, inline styles and scripts, and its text. */
export function readElements(html: string): PageElements {
  const found: Omit<PageElements, 'firstParts' | 'text'> = {
    elements: [],
    firstPictures: [],
    hintsAt: 0,
    styles: [],
    scripts: [],
  };
  const painted = collectPaintedText();
  const firstParts = findFirstParts();
  let sources: Record<string, string>[] = [];
  let inline: { kind: 'styles' | 'scripts'; tagStart: number; start: number } | undefined;
  const parser = new Parser({
    onopentag(name, attributes, isImplied) {
      if (isImplied) return;
      painted.open(name, attributes);
      const range = { start: parser.startIndex, end: parser.endIndex + 1 };
      firstParts.open(name, attributes, range);
      found.elements.push({ ...range, tokens: tokensOf(name, attributes) });
      if (name === 'meta' && attributes.name === 'viewport') found.hintsAt = range.end;
      if (name === 'picture') sources = [];
      if (name === 'source') sources.push(attributes);
      if (name === 'img') {
        const [best] = sources.splice(0);
        if (best?.srcset && attributes.loading !== 'lazy') {
          const { type = '', srcset, sizes = '' } = best;
          found.firstPictures.push({ type, srcset, sizes, priority: attributes.fetchpriority });
        }
      }
      const isScript = name === 'script' && attributes.src === undefined;
      if (name === 'style' || (isScript && SCRIPT_TYPES.has(attributes.type ?? ''))) {
        const kind = name === 'style' ? 'styles' : 'scripts';
        inline = { kind, tagStart: range.start, start: range.end };
      }
    },
    ontext: painted.add,
    onclosetag(name) {
      painted.close(name);
      firstParts.close(name, parser.startIndex);
      if (!inline) return;
      const { kind, tagStart, start } = inline;
      const text = html.slice(start, parser.startIndex);
      const whole = { start: tagStart, end: parser.endIndex + 1 };
      const inner = { start, end: parser.startIndex };
      found[kind].push({ ...(kind === 'styles' ? whole : inner), text });
      inline = undefined;
    },
  });
  parser.end(html);
  return { ...found, firstParts: firstParts.found, text: painted.read() };
}
