import { readFileSync } from 'node:fs';

const file = new URL('../../assets/drawings/logo/wordmark.svg', import.meta.url);
const svg = readFileSync(file, 'utf8');
const [, width, height] = / viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
const path = / d="([^"]+)"/.exec(svg)?.[1];
if (path === undefined) throw new Error('wordmark.svg has no path.');

/** The size of the name in its own letters. */
export const LETTERS = { width: Number(width), height: Number(height) };

/** The outline of the name in its own letters; `npm run words` draws it. */
export const WORDMARK_PATH = path;
