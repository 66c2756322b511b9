import { globSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import * as v from 'valibot';
import { isRecord } from '#/lib/json.ts';
import { defaultLanguage, formatTagOf, languageOf, type Locale } from './languages.ts';

/** What the interface says in one language: a file for each page, and those that pages share. */
export type Messages = EnglishMessages;

/** What the interface calls a page; the texts of its head are the business's copy. */
export interface PageMessages {
  /** Its name in links. */
  label: string;
  /** Its `h1`, and its title, if they are not the label. */
  heading?: string;
  /** Its name in the breadcrumb, if it is not its label. */
  crumb?: string;
  /** The visible name of the home page in its breadcrumb, if it is not that page's label. */
  homeCrumb?: string;
  /** Its description, if any business can say it. */
  description?: string;
}

type Values = Readonly<Record<string, string | number>>;
type PossibleValues = Readonly<Record<string, string | number | undefined>>;

interface MessagesAndFormat extends Messages {
  /** Fills values in: `format(t.found, { count: 3 })`. Throws if the text names another value. */
  format: (text: string, values: Values) => string;
  /** Fills values in; returns undefined if one that the text names is undefined. */
  formatIfKnown: (text: string, values: PossibleValues) => string | undefined;
}

const FOLDER = 'src/messages';

/** Lists a language's message files without their extension; empty if it has no folder. */
export const listMessageFiles = (code: string): string[] =>
  globSync(`${FOLDER}/${code}/*.json`)
    .map((file) => parse(file).name)
    .sort();

/** Reads a message file without filling in facts. */
export const readMessageFile = (code: string, name: string): unknown =>
  JSON.parse(readFileSync(join(FOLDER, code, `${name}.json`), 'utf8'));

/** Only the type: `findMessageFaults` compares the keys of all files. */
const MessagesSchema = v.custom<Messages>(isRecord);

/** Formats an ICU message. A text without braces is returned as it is. */
function formatMessage(text: string, tag: string, values: Values): string {
  if (!text.includes('{')) return text;
  return String(new IntlMessageFormat(text, tag, undefined, { ignoreTag: true }).format(values));
}

/** The type of plain text in a parsed message; the library does not export its name. */
const LITERAL = 0;

type MessagePart = ReturnType<IntlMessageFormat['getAst']>[number];

function namesInParts(parts: readonly MessagePart[]): string[] {
  return parts.flatMap((part) => {
    if (!('value' in part) || Object.is(part.type, LITERAL)) return [];
    const inner = 'options' in part ? Object.values(part.options).map(({ value }) => value) : [];
    return [part.value, ...inner.flatMap(namesInParts)];
  });
}

/** Returns the names of the values in a message's braces. Throws if the message has a syntax error. */
export function namesIn(text: string): string[] {
  if (!text.includes('{')) return [];
  return namesInParts(new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst());
}

/** Formats a message; returns undefined if a value that it names is undefined, and throws if it is not there. */
export function formatIfKnown(
  text: string,
  tag: string,
  values: PossibleValues,
): string | undefined {
  const known: Record<string, string | number> = {};
  for (const name of namesIn(text)) {
    if (!(name in values)) throw new Error(`Nobody gives {${name}} to “${text}”`);
    const value = values[name];
    if (value === undefined) return undefined;
    known[name] = value;
  }
  return formatMessage(text, tag, known);
}

function readMessages(locale: Locale): MessagesAndFormat {
  const { code } = languageOf(locale);
  const own = new Set(listMessageFiles(code));
  const files = listMessageFiles(defaultLanguage.code).map((name) => [
    name,
    readMessageFile(own.has(name) ? code : defaultLanguage.code, name),
  ]);
  const format = (text: string, values: Values) => formatMessage(text, formatTagOf(code), values);
  return {
    ...v.parse(MessagesSchema, Object.fromEntries(files)),
    format,
    formatIfKnown: (text, values) => formatIfKnown(text, formatTagOf(code), values),
  };
}

const cache = new Map<Locale, MessagesAndFormat>();

/** Returns our texts in a language; a missing file is taken from English. */
export function messagesIn(locale: Locale): MessagesAndFormat {
  const found = cache.get(locale) ?? readMessages(locale);
  cache.set(locale, found);
  return found;
}

/** Returns the fallback name of an item by its position from 1: `Outlet 2`. */
export const nameByPosition = (
  locale: Locale,
  kind: 'benefit' | 'dish' | 'outlet',
  position: number,
) => {
  const { format, notices } = messagesIn(locale);
  return format(notices.unnamed[kind], { position });
};
