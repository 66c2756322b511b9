import { isRecord } from '#/lib/isRecord.ts';
import { parseJson } from '#/lib/parseJson.ts';

/** Texts and words of Python; an unclosed text ends with the input, so that one walk through it is enough. */
const PYTHON_TOKEN =
  /u?(?:'((?:[^'\\]|\\.?)*)(?:'|$)|"((?:[^"\\]|\\.?)*)(?:"|$))|\b(None|True|False)\b/gs;
const JSON_WORDS: Record<string, string> = { None: 'null', True: 'true', False: 'false' };

/** Parses a list as Python prints it: `['Crisp', "Cook's choice", None]`. */
const parsePythonList = (text: string): unknown =>
  parseJson(
    text.replace(PYTHON_TOKEN, (_, single = '', double = '', word?: string) =>
      word === undefined
        ? JSON.stringify(`${single}${double}`.replace(/\\n/g, '\n').replace(/\\(.)/gs, '$1'))
        : (JSON_WORDS[word] ?? word),
    ),
  );

/** Parses a text that holds a list, in JSON or as Python prints it; `undefined` for any other text. */
export const parseListText = (text: string): unknown =>
  /^\s*\[/.test(text) ? (parseJson(text) ?? parsePythonList(text)) : undefined;

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

/** A list, or an object with number keys, as PHP sends a list that lost an element; else `undefined`. */
export function listOf(value: unknown): unknown[] | undefined {
  if (isList(value)) return value;
  if (!isRecord(value)) return undefined;
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => /^\d+$/.test(key))
    ? Object.values(value)
    : undefined;
}
