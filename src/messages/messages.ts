import { globSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import * as v from 'valibot';
import { factValues } from '#/business/factValues.ts';
import { isRecord } from '#/lib/isRecord.ts';
import { defaultLanguage, formatTagOf, languageOf, type Locale } from './languages.ts';

/** Our texts in one language: a file for each page, and those that pages share. */
export type Messages = EnglishMessages;

/** The texts of every page's head. */
export interface PageMessages {
  /** Its name in links. */
  label: string;
  /** The document's title, to which the business's name is appended. */
  title: string;
  description: string;
  /** The lines on its social card. */
  card: readonly string[];
  /** Its `h1`, if it is not the title. */
  heading?: string;
  /** The introduction below the heading. */
  intro?: string;
  /** Its name in the breadcrumb, if it is not its label. */
  crumb?: string;
  /** The visible name of the home page in its breadcrumb, if it is not that page's label. */
  homeCrumb?: string;
}

type Facts = ReturnType<typeof factValues>;

/** The names of values that components pass to `format`; facts are filled in before. */
export const VALUE_NAMES = [
  'address',
  'allergen',
  'allergens',
  'cause',
  'clock',
  'cookie',
  'count',
  'dayPart',
  'description',
  'format',
  'from',
  'href',
  'kcal',
  'label',
  'least',
  'limit',
  'location',
  'milliseconds',
  'months',
  'most',
  'number',
  'pack',
  'person',
  'place',
  'position',
  'price',
  'rating',
  'rent',
  'seats',
  'status',
  'subject',
  'sum',
  'time',
  'times',
  'title',
  'to',
  'unit',
] as const;

type Values = Readonly<Partial<Record<(typeof VALUE_NAMES)[number], string | number>>>;

interface MessagesAndFormat extends Messages {
  /** Fills in the values other than facts: `format(t.found, { count: 3 })`. */
  format: (text: string, values: Values) => string;
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
function formatMessage(text: string, locale: string, values: Facts): string {
  if (!text.includes('{')) return text;
  return String(new IntlMessageFormat(text, locale, undefined, { ignoreTag: true }).format(values));
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

/**
 * Fills the facts of the business into every text. A text whose fact is missing becomes empty, in a
 * list it is removed; a text with other values stays as it is, for `format`.
 */
function fillFacts(value: unknown, locale: string, facts: Facts): unknown {
  if (Array.isArray(value)) {
    return value.map((inner) => fillFacts(inner, locale, facts)).filter((item) => item !== '');
  }
  if (isRecord(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, fillFacts(inner, locale, facts)]),
    );
  }
  if (typeof value !== 'string') return value;
  const names = namesIn(value);
  if (names.some((name) => name in facts && facts[name] === undefined)) return '';
  return names.every((name) => name in facts) ? formatMessage(value, locale, facts) : value;
}

function readMessages(locale: Locale): MessagesAndFormat {
  const { code } = languageOf(locale);
  const facts = factValues(code);
  const own = new Set(listMessageFiles(code));
  const files = listMessageFiles(defaultLanguage.code).map((name) => {
    const language = own.has(name) ? code : defaultLanguage.code;
    return [name, fillFacts(readMessageFile(language, name), formatTagOf(language), facts)];
  });
  const format = (text: string, values: Values) =>
    formatMessage(text, formatTagOf(code), { ...facts, ...values });
  return { ...v.parse(MessagesSchema, Object.fromEntries(files)), format };
}

const cache = new Map<Locale, MessagesAndFormat>();

/** Returns our texts in a language with the facts filled in; a missing file is taken from English. */
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
