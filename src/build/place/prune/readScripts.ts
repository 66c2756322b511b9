import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReadScripts } from './prunePage.ts';

const IMPORT = /["'`](?:\.\/|\/_astro\/)([\w.-]+\.js)["'`]/g;

/** Reads script files from the rendered site, each once. A missing file is skipped: Place reports it. */
export function createScriptReader(renderedDir: string): ReadScripts {
  const texts = new Map<string, string>();
  const read = (address: string) => {
    const file = join(renderedDir, address);
    const text = texts.get(address) ?? (existsSync(file) ? readFileSync(file, 'utf8') : '');
    texts.set(address, text);
    return text;
  };
  return (address) => {
    const found = new Set([address]);
    // A `for` loop over a set also visits what is added during the loop: imports of imports.
    for (const script of found) {
      for (const [, name = ''] of read(script).matchAll(IMPORT)) found.add(`/_astro/${name}`);
    }
    return [...found].map(read);
  };
}
