import * as v from 'valibot';
import { business } from '#/config.ts';
import { parseDate } from '#/lib/parseDate.ts';
import { parsePrice } from '#/lib/parsePrice.ts';
import { playerPageOf } from '#/lib/playerPage.ts';
import { webAddressOf } from '#/lib/webAddress.ts';
import { parseListText } from './parseListText.ts';

/**
 * Allows a missing or `null` value. The default is needed, as valibot skips the rest of the pipe without
 * one.
 */
const optional = <Schema extends v.GenericSchema>(schema: Schema) => v.nullish(schema, null);

/** JSON may hold numbers, such as `1e400`, that are infinite in JavaScript. */
const isEndless = (value: unknown) => value === Infinity || value === -Infinity;

/** Control characters and noncharacters, which XML does not allow. */
const UNPRINTABLE = /[^\P{Cc}\n\t]|\p{Noncharacter_Code_Point}/gu;

/** A text or number as trimmed text with `\n` line breaks; missing, `null` and blank become `undefined`. */
export const text = () =>
  v.pipe(
    optional(v.union([v.string(), v.number()], 'a text')),
    v.transform((value) => {
      const plain = (isEndless(value) ? '' : String(value ?? ''))
        .toWellFormed()
        .replace(/\r\n?/g, '\n')
        .replace(UNPRINTABLE, '')
        .trim();
      return plain || undefined;
    }),
  );

/** An id, a number or a text, as text; a missing one is an error. */
export const requiredId = () => v.pipe(text(), v.string('an id (a text or a number)'));

/**
 * Parses a text further. If `read` returns `undefined`, that is an issue of content and not of shape: the
 * item is kept without this value, with a warning that names what was expected (see `readItem`).
 */
const textAs = <Output>(expected: string, read: (value: string) => Output | undefined) =>
  v.pipe(
    text(),
    v.rawTransform<string | undefined, Output | undefined>(({ dataset, addIssue }) => {
      const { value } = dataset;
      const output = value === undefined ? undefined : read(value);
      if (value !== undefined && output === undefined) addIssue({ message: expected });
      return output;
    }),
  );

/** Parses a value with `schema`; one that fails is an issue of content too, and counts as missing. */
export const orAbsent = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(
    optional(v.unknown()),
    v.rawTransform<unknown, v.InferOutput<Schema>>(({ dataset, addIssue, NEVER }) => {
      const { success, output, issues } = v.safeParse(schema, dataset.value);
      if (success) return output;
      const [{ message, input }] = issues; // the first issue within the value
      addIssue({ message, input });
      return NEVER;
    }),
  );

/** Only `true` is true; a value that is not a boolean is false, with a warning. */
export const flag = () => orAbsent(v.nullish(v.boolean('true or false'), false));

/** A list in the forms that databases send; `undefined` for any other text. */
function parseList(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? [];
  return /^\s*(null\s*)?$/.test(value) ? [] : parseListText(value);
}

/**
 * A list of texts: an array, JSON in a string, or text separated by commas or lines; blank items are
 * dropped.
 */
export const textList = () =>
  v.pipe(
    optional(v.unknown()),
    v.transform((value) => parseList(value) ?? String(value).split(/[,\n]/)),
    v.array(text(), 'a list, JSON of a list, or texts separated by commas'),
    v.transform((values) => values.filter((value) => value !== undefined)),
  );

/** A list, as an array or as JSON in a string, for `readNested`; missing and blank become an empty list. */
export const nestedList = () =>
  v.pipe(
    optional(v.unknown()),
    v.transform((value) => parseList(value) ?? value),
    v.array(v.unknown(), 'a list or JSON of a list'),
  );

/** Splits a text at its line breaks into paragraphs, without blank lines. */
export const paragraphs = () =>
  v.pipe(
    text(),
    v.transform((value) => (value ?? '').split(/\s*\n\s*/).filter(Boolean)),
  );

/**
 * A date and time as ISO 8601 in UTC; without a time zone it is in the business's own.
 */
export const moment = () =>
  textAs('a date in ISO 8601 or RFC 2822', (value) =>
    parseDate(value, business.timeZone)?.toISOString(),
  );

/** A price, in the form that follows `₹`. */
export const price = () => textAs('a price', parsePrice);

/** A latitude or longitude, from `-most` to `most` degrees. */
export const degrees = (most: number) =>
  textAs(`degrees from -${most} to ${most}`, (value) =>
    Math.abs(Number(value)) <= most ? Number(value) : undefined,
  );

/** An address from the API; only `http:` and `https:` are kept. */
export const webAddress = () => textAs('an http: or https: address', webAddressOf);

const MEDIA_SCHEME = /^[a-z][a-z\d+.-]*:/i;

/**
 * The address of a picture or video: absolute ones must be `http(s):`, relative ones are appended to
 * `mediaBaseUrl`.
 */
export function mediaAddress(path: string | undefined, mediaBaseUrl: string): string | undefined {
  if (path === undefined) return undefined;
  const isAbsolute = MEDIA_SCHEME.test(path) || path.startsWith('//');
  const url = isAbsolute
    ? URL.parse(path, mediaBaseUrl)
    : URL.parse(`${mediaBaseUrl}/${path.replace(/^[\\/]+/, '')}`);
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}

/** The address of a picture, from its path (see `mediaAddress`). */
export const media = (mediaBaseUrl: string) =>
  textAs('a path or an http: or https: address', (path) => mediaAddress(path, mediaBaseUrl));

/** The address of a video, from its path, or of a page that plays it. */
export const video = (mediaBaseUrl: string) =>
  textAs(
    'a path or an http: or https: address',
    (path) => playerPageOf(path) ?? mediaAddress(path, mediaBaseUrl),
  );
