import type { Range } from './pageElements.ts';

/** What comes in the place of a stretch of a page. */
export interface Edit extends Range {
  text: string;
}

/** An edit that puts a text before the character at this index of the page, and takes nothing away. */
export const insertion = (at: number, text: string): Edit => ({ start: at, end: at, text });

/** Makes all edits of a page, which do not overlap. */
export function applyEdits(html: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const { start, end, text } of edits.toSorted((one, other) => one.start - other.start)) {
    result += html.slice(at, start) + text;
    at = end;
  }
  return result + html.slice(at);
}
