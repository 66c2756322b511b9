import { Parser } from 'htmlparser2';

/** A stretch of a page's text. */
export interface Range {
  start: number;
  end: number;
}

export interface PageElement extends Range {
  /** What a selector can name in it: `div`, `.card`, `#main`, `[data-shown]`, `[data-shown=true]`. */
  tokens: ReadonlySet<string>;
}

/** What can be made shorter in a page. */
export interface PageElements {
  elements: PageElement[];
  /** The text of each `<style>` with its tags, and of each inline script without them. */
  styles: (Range & { text: string })[];
  scripts: (Range & { text: string })[];
}

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

/** Finds a page's elements, inline styles and inline scripts. */
export function readElements(html: string): PageElements {
  const found: PageElements = { elements: [], styles: [], scripts: [] };
  let inline: { kind: 'styles' | 'scripts'; tagStart: number; start: number } | undefined;
  const parser = new Parser({
    onopentag(name, attributes, isImplied) {
      if (isImplied) return;
      const range = { start: parser.startIndex, end: parser.endIndex + 1 };
      found.elements.push({ ...range, tokens: tokensOf(name, attributes) });
      const isScript = name === 'script' && attributes.src === undefined;
      if (name === 'style' || (isScript && SCRIPT_TYPES.has(attributes.type ?? ''))) {
        const kind = name === 'style' ? 'styles' : 'scripts';
        inline = { kind, tagStart: range.start, start: range.end };
      }
    },
    onclosetag() {
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
  return found;
}
