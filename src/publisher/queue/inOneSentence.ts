import { stripVTControlCharacters } from 'node:util';
import { hasNoMemoryLeft, OUT_OF_MEMORY } from '#/build/report/outOfMemory.ts';

const MOST_CHARACTERS = 300;
/** Astro's progress lines: they begin with a time and have no [ERROR]. */
const NO_NEWS = /^(at |stack trace|generating static routes|\d\d:\d\d:\d\d (?!\[ERROR\])|-+$)/i;
const FAULT = /error|not |cannot|can't|failed|out of memory|no space|missing/i;

/** The errors in a tool's output, in one sentence: `/api/food: HTTP 500; /api/blog: HTTP 500`. */
export function inOneSentence(text: string): string {
  if (hasNoMemoryLeft(text)) return OUT_OF_MEMORY;
  if (text.includes('ENOSPC')) return 'no space left on the disk';
  const lines = stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !NO_NEWS.test(line));
  const faults = lines.length > 4 ? lines.filter((line) => FAULT.test(line)) : lines;
  const sentence = (faults.length > 0 ? faults : lines).slice(0, 4).join('; ');
  return sentence.length > MOST_CHARACTERS ? `${sentence.slice(0, MOST_CHARACTERS)}…` : sentence;
}
