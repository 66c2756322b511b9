import { parseJson } from '#/lib/parseJson.ts';

const QUOTED = /'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"/gs;
/** A list of texts as Python prints it: `['Crisp', "Cook's choice"]`. */
const PYTHON_LIST = new RegExp(
  `^\\s*\\[\\s*(?:(?:${QUOTED.source})\\s*(?:,\\s*|(?=\\])))+\\]\\s*$`,
  's',
);

const parsePythonList = (text: string) =>
  PYTHON_LIST.test(text)
    ? [...text.matchAll(QUOTED)].map(([, single = '', double = '']) =>
        (single + double).replace(/\\n/g, '\n').replace(/\\(.)/gs, '$1'),
      )
    : undefined;

/** Parses a text that holds a list, in JSON or as Python prints it; `undefined` for any other text. */
export const parseListText = (text: string): unknown =>
  /^\s*\[/.test(text) ? (parseJson(text) ?? parsePythonList(text)) : undefined;
