import { parseJson } from '#/lib/parseJson.ts';

/** The list that a text holds as JSON; `undefined` where it holds none. */
export const parseListText = (text: string): unknown =>
  /^\s*\[/.test(text) ? parseJson(text) : undefined;
