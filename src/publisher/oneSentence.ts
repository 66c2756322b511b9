import { stripVTControlCharacters } from 'node:util';
import { truncateText } from '#/lib/text.ts';

const MOST_LINES = 4;
const MOST_CHARACTERS = 300;
const STACK_FRAME = /^at /;

/**
 * Shortens an error or a tool's output, Astro's to errors, to one sentence that counts what it leaves out:
 * `/api/food: HTTP 500; /api/blog: HTTP 500; and 3 more`.
 */
export function inOneSentence(text: string): string {
  const lines = stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !STACK_FRAME.test(line));
  const errors = lines.filter((line) => line.includes('[ERROR]'));
  const all = errors.length > 0 ? errors : lines;
  const first = all.slice(0, MOST_LINES).map((line) => truncateText(line, MOST_CHARACTERS));
  if (all.length > MOST_LINES) first.push(`and ${all.length - MOST_LINES} more`);
  return first.join('; ').replaceAll(':; ', ': ');
}
