/** A range of a page's text. */
export interface Range {
  start: number;
  end: number;
}

/** A replacement for a range of a page's text. */
export interface Edit extends Range {
  text: string;
}

/** An edit that inserts a text at this index of the page and removes nothing. */
export const insertion = (at: number, text: string): Edit => ({ start: at, end: at, text });

/** Applies the edits of a page; they must not overlap. */
export function applyEdits(html: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const { start, end, text } of edits.toSorted((one, other) => one.start - other.start)) {
    result += html.slice(at, start) + text;
    at = end;
  }
  return result + html.slice(at);
}
