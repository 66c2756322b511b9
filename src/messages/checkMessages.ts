import { isRecord } from '#/lib/json.ts';
import { routes } from '#/routes.ts';
import { defaultLanguage, languages } from './languages.ts';
import { listMessageFiles, namesIn, readMessageFile } from './messages.ts';

/** The contents of all message files, by language and name. */
export type MessageFiles = Record<string, Record<string, unknown>>;

const readFiles = (): MessageFiles =>
  Object.fromEntries(
    languages.map(({ code }) => [
      code,
      Object.fromEntries(listMessageFiles(code).map((name) => [name, readMessageFile(code, name)])),
    ]),
  );

/** Lists all messages below a value with their keys, such as `card[1]` or `filters.found`. */
function messagesIn(value: unknown, path = ''): [key: string, text: string][] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => messagesIn(item, `${path}[${index}]`));
  }
  if (!isRecord(value)) return [[path, String(value)]];
  return Object.entries(value).flatMap(([key, inner]) =>
    messagesIn(inner, path === '' ? key : `${path}.${key}`),
  );
}

/** Yields the values that a message names although the English one does not, or its syntax error. */
function* faultsOfText(text: string, english: string): Generator<string> {
  if (/\{\w+, select(?:ordinal)?,/.test(text)) {
    yield 'has a select: write each sentence as its own message';
    return;
  }
  try {
    const names = new Set(namesIn(text));
    const values = text === english ? names : new Set(namesIn(english));
    // English may have one text for one and several.
    if (values.size > 0) values.add('count');
    for (const name of names.difference(values)) yield `names {${name}}, which English does not`;
  } catch (error) {
    yield `cannot be read: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Lists what is wrong with a language's file beside the English one of the same name. */
function faultsOfFile(code: string, name: string, own: unknown, english: unknown): string[] {
  const file = `src/messages/${code}/${name}.json`;
  const [texts, englishTexts] = [new Map(messagesIn(own)), new Map(messagesIn(english))];
  return [
    ...[...englishTexts.keys()]
      .filter((key) => !texts.has(key))
      .map((key) => `${file} lacks ${key}`),
    ...[...texts].flatMap(([key, text]) => {
      const englishText = englishTexts.get(key);
      return englishText === undefined
        ? [`${file}: English has no ${key}`]
        : [...faultsOfText(text, englishText)].map((fault) => `${file}: ${key} ${fault}`);
    }),
  ];
}

/** Yields the English file that a page lacks, or the label that the file lacks. */
function* faultsOfPage(name: string, english: unknown): Generator<string> {
  const file = `src/messages/${defaultLanguage.code}/${name}.json`;
  if (!isRecord(english)) yield `${file} is missing`;
  else if (!english.label) yield `${file} lacks label`;
}

/** Returns one line for each missing or unknown file, key or value of messages. */
export function findMessageFaults(files = readFiles()): string[] {
  const { [defaultLanguage.code]: english = {} } = files;
  return [
    ...Object.keys(routes).flatMap((name) => [...faultsOfPage(name, english[name])]),
    ...Object.entries(files).flatMap(([code, own]) =>
      Object.entries(own).flatMap(([name, messages]) =>
        name in english
          ? faultsOfFile(code, name, messages, english[name])
          : [`src/messages/${code}/${name}.json: English has no such file`],
      ),
    ),
  ];
}
