import { readFileSync } from 'node:fs';

const file = new URL('../../assets/drawings/logo/wordmark.svg', import.meta.url);
const path = / d="([^"]+)"/.exec(readFileSync(file, 'utf8'))?.[1];
if (path === undefined) throw new Error('wordmark.svg has no path.');

/** The outline of the name in its own letters (Shrikhand, OFL 1.1): 668 units wide, 92 high. */
export const WORDMARK_PATH = path;
