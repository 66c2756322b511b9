import { parseJson } from '#/lib/parseJson.ts';

/** Parses a text that holds a JSON list; `undefined` for any other text. */
export const parseListText = (text: string): unknown =>
  /^\s*\[/.test(text) ? parseJson(text) : undefined;
