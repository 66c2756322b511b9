import { brotliCompressSync } from 'node:zlib';
import { Parser } from 'htmlparser2';

const DATA_TYPES = /json$/;
const BEGINNING = 60;

/** The inline scripts of a page that a browser runs; JSON-LD is data. */
function readInlineScripts(html: string): string[] {
  const scripts: string[] = [];
  let isInside = false;
  const parser = new Parser({
    onopentag(name, { src, type = '' }) {
      isInside = name === 'script' && src === undefined && !DATA_TYPES.test(type);
      if (isInside) scripts.push('');
    },
    ontext(text) {
      if (isInside) scripts.push((scripts.pop() ?? '') + text);
    },
    onclosetag() {
      isInside = false;
    },
  });
  parser.end(html);
  return scripts;
}

/** The compressed size of all inline scripts of a page together, and the beginning of each, largest first. */
export function measureInlineScripts(html: string) {
  const scripts = readInlineScripts(html);
  return {
    inlineScriptBytes: scripts.length === 0 ? 0 : brotliCompressSync(scripts.join('\n')).length,
    inlineScripts: scripts
      .toSorted((one, other) => other.length - one.length)
      .map((script) => `inline script "${script.trim().slice(0, BEGINNING)}…"`),
  };
}
