import * as v from 'valibot';
import { parseListText } from './parseListText';

/** May be missing or `null`; the default makes valibot run what follows in the pipe all the same. */
const optional = <Schema extends v.GenericSchema>(schema: Schema) => v.nullish(schema, null);

/** A number that JSON may hold but no computer: `1e400`. */
const isEndless = (value: unknown) => value === Infinity || value === -Infinity;

/** Control characters, and code points that are no characters, which no XML may hold. */
const UNPRINTABLE = /[^\P{Cc}\n\t]|\p{Noncharacter_Code_Point}/gu;

/** A text or number as trimmed text with plain line breaks; absent, `null` and blank are `undefined`. */
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

/** As `text`, with what the spec's section 3 shows in place of a missing one. */
export const textOr = (fallback: string) =>
  v.pipe(
    text(),
    v.transform((value) => value ?? fallback),
  );

/** An identifier, a number or a text, as text; absent is an error. */
export const requiredId = () => v.pipe(text(), v.string('an id (a text or a number)'));

/** `true` for the shapes in which databases send it; anything else, also nothing, is `false`. */
export const flag = () =>
  v.pipe(
    optional(v.unknown()),
    v.transform((value) => [true, 1, '1', 'true'].some((truth) => truth === value)),
  );

/** A list in the shapes in which databases send it; a text of any other kind is `undefined`. */
function parseList(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? [];
  return /^\s*(null\s*)?$/.test(value) ? [] : parseListText(value);
}

/** A list of texts that may come as an array, as JSON in a string, or separated by commas; blanks drop out. */
export const textList = () =>
  v.pipe(
    optional(v.unknown()),
    v.transform((value) => parseList(value) ?? String(value).split(',')),
    v.array(text(), 'a list, JSON of a list, or texts separated by commas'),
    v.transform((values) => values.filter((value) => value !== undefined)),
  );

/** A list, as an array or as JSON in a string, whose items are read by `readNested`; absent and blank are empty. */
export const nestedList = () =>
  v.pipe(
    optional(v.unknown()),
    v.transform((value) => parseList(value) ?? value),
    v.array(v.unknown(), 'a list or JSON of a list'),
  );

/** Paragraphs: a text split at its line breaks, blank lines dropped. */
export const paragraphs = () =>
  v.pipe(
    text(),
    v.transform((value) => (value ?? '').split(/\s*\n\s*/).filter(Boolean)),
  );

/** An offset stands after a time: `15-01-2024` has none. */
const ZONE = /(?:\d|\b)(?:Z|UTC?|GMT|[ECMP][SD]T)\b|:\d{2}(?:\.\d+)?\s*(?:[AP]M\s*)?[+-]\d/i;
const FIRST_MILLISECOND_STAMP = 1e11;

/** Without a zone it is UTC, or else a build's own zone would change its pages. */
const parseDate = (value: string): number =>
  Date.parse(ZONE.test(value) ? value : `${value.replace(/(\d)T(\d)/, '$1 $2')} UTC`);

/** Four and eight digits are a year and a day, any other number a Unix stamp. */
function toTime(value: string): number {
  const date = value.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
  const stamp = /^\d{4}$/.test(date) ? NaN : Number(date);
  if (!Number.isFinite(stamp)) return parseDate(date);
  return stamp < FIRST_MILLISECOND_STAMP ? stamp * 1000 : stamp;
}

/** A moment as ISO 8601 from the usual texts, in UTC where they name no zone, and Unix stamps; else `undefined`. */
export const moment = () =>
  v.pipe(
    text(),
    v.transform((value) => {
      const date = new Date(value === undefined ? NaN : toTime(value));
      return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
    }),
  );

/** An address from the API, kept only if it is `http:` or `https:` (contract, section 8). */
export const webAddress = () =>
  v.pipe(
    text(),
    v.transform((value) => {
      const url = value === undefined ? null : URL.parse(value);
      return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
    }),
  );

const MEDIA_SCHEME = /^[a-z][a-z\d+.-]*:/i;

/** The address of a picture or video: absolute ones only as `http(s):`, relative ones below `mediaBaseUrl`. */
export function mediaAddress(path: string | undefined, mediaBaseUrl: string): string | undefined {
  if (path === undefined) return undefined;
  const isAbsolute = MEDIA_SCHEME.test(path) || path.startsWith('//');
  const url = isAbsolute
    ? URL.parse(path, mediaBaseUrl)
    : URL.parse(`${mediaBaseUrl}/${path.replace(/^[\\/]+/, '')}`);
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}

/** The path of a picture or video as an address (see `mediaAddress`). */
export const media = (mediaBaseUrl: string) =>
  v.pipe(
    text(),
    v.transform((path) => mediaAddress(path, mediaBaseUrl)),
  );
