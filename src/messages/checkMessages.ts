import { isRecord } from '#/lib/isRecord.ts';
import { routes } from '#/routes.ts';
import { defaultLanguage, languages } from './languages.ts';
import { listWordFiles, readWordFile } from './messages.ts';

/** The contents of all files of messages, by language and name. */
export type MessageFiles = Record<string, Record<string, unknown>>;

const readFiles = (): MessageFiles =>
  Object.fromEntries(
    languages.map(({ code }) => [
      code,
      Object.fromEntries(listWordFiles(code).map((name) => [name, readWordFile(code, name)])),
    ]),
  );

/** The keys of all messages below a value, as `card[1]` or `filters.found`. */
function keysIn(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => keysIn(item, `${path}[${index}]`));
  }
  if (!isRecord(value)) return [path];
  return Object.entries(value).flatMap(([key, inner]) =>
    keysIn(inner, path === '' ? key : `${path}.${key}`),
  );
}

function compareKeys(file: string, own: unknown, english: unknown): string[] {
  const [ownKeys, englishKeys] = [new Set(keysIn(own)), new Set(keysIn(english))];
  return [
    ...[...englishKeys.difference(ownKeys)].map((key) => `${file} lacks ${key}`),
    ...[...ownKeys.difference(englishKeys)].map((key) => `${file}: English has no ${key}`),
  ];
}

/** One line for each file of messages or key that is missing, or that English does not have. */
export function findMessageFaults(files = readFiles()): string[] {
  const { [defaultLanguage.code]: english = {}, ...translations } = files;
  const missing = Object.keys(routes).filter((name) => !(name in english));
  return [
    ...missing.map((name) => `src/messages/${defaultLanguage.code}/${name}.json is missing`),
    ...Object.entries(translations).flatMap(([code, own]) =>
      Object.entries(own).flatMap(([name, messages]) => {
        const file = `src/messages/${code}/${name}.json`;
        return name in english
          ? compareKeys(file, messages, english[name])
          : [`${file}: English has no such file`];
      }),
    ),
  ];
}
