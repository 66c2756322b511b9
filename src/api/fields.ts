import * as v from 'valibot';
import { business } from '#/business/business.ts';
import { httpUrl, playerPageOf, trimUnseen, withoutUndefined } from '#/lib/text.ts';
import type { NameList } from '#/lib/dishes.ts';
import { parseDate } from '#/lib/dates.ts';
import { dialledNumber } from '#/lib/phones.ts';
import { formatPrice } from '#/lib/prices.ts';
import type { MediaContext } from './snapshot.ts';
import { parseListText } from './parseListText.ts';
import { translated, valueIn } from './translations.ts';

/** Allows a missing or `null` value; without a default valibot skips the rest of the pipe. */
const optional = <Schema extends v.GenericSchema>(schema: Schema) => v.nullish(schema, null);

const plain = (expected: string) =>
  v.pipe(
    optional(v.union([v.string(), v.number()], expected)),
    v.transform((value) => String(value ?? '').trim() || undefined),
  );

/** Accepts a text or number in each of its languages; missing, `null` and blank become `undefined`. */
export const text = (expected = 'a text') => translated(plain(expected));

/** Accepts a text that all languages share, such as an address or a number; takes the English one. */
const oneText = (expected = 'a text') =>
  v.pipe(
    optional(v.unknown()),
    v.transform((value) => valueIn('en', value)),
    plain(expected),
  );

const AN_ID = 'an id (a text or a number)';

/** Accepts an id as text. It is required; `readItems` uses the position if it is missing. */
export const id = () => v.pipe(oneText(AN_ID), v.string(AN_ID));

/** Converts a text with `read`; the field has an error if that returns `undefined`. */
const textAs = <Output>(expected: string, read: (value: string) => Output | undefined) =>
  v.pipe(
    oneText(expected),
    v.rawTransform<string | undefined, Output | undefined>(({ dataset, addIssue }) => {
      const { value } = dataset;
      const output = value === undefined ? undefined : read(value);
      if (value !== undefined && output === undefined) addIssue({ message: expected });
      return output;
    }),
  );

const TRUE: unknown[] = [true, 1, '1', 'true'];
const FALSE: unknown[] = [false, 0, '0', 'false'];

const lowerCase = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value);

/** Accepts true or false in the forms that databases send; a missing or empty value is `otherwise`. */
export const flag = (otherwise = false) =>
  v.pipe(
    v.nullish(v.unknown(), otherwise),
    v.transform((value) => (value === '' ? otherwise : value)),
    v.check((value) => [...TRUE, ...FALSE].includes(lowerCase(value)), 'true or false'),
    v.transform((value) => TRUE.includes(lowerCase(value))),
  );

/** Parses a list that is written as a text; the text `null` becomes an empty list. */
function parseList(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? [];
  return /^(null)?$/.test(value.trim()) ? [] : (parseListText(value) ?? value);
}

const plainList = v.pipe(
  optional(v.unknown()),
  v.transform(parseList),
  v.transform((value) =>
    typeof value === 'string' ? value.split(/[,\n]/).map(trimUnseen) : value,
  ),
  v.array(plain('a text'), 'a list, JSON of a list, or texts separated by commas'),
  v.transform(withoutUndefined),
);

/** Accepts a list of texts: an array, JSON in a string, or text separated by commas or line breaks. */
export const textList = () =>
  v.pipe(optional(v.unknown()), v.transform(parseList), translated(plainList));

/** The name for a list that states that there are none. */
const NONE = 'none';

function readNames(value: unknown, vocabulary: readonly string[]): NameList | undefined {
  const list = valueIn('en', parseList(valueIn('en', value)));
  const items: unknown = typeof list === 'string' ? list.split(/[,\n]/).map(trimUnseen) : list;
  if (!Array.isArray(items)) return { names: [], isClear: false };
  const read = items.map((item) => v.safeParse(plain('a name'), item));
  const isReadable = read.every(({ success }) => success);
  const written = withoutUndefined(
    read.map(({ success, output }) => (success ? output : undefined)),
  );
  const isKnown = (name: string) => vocabulary.includes(name.toLowerCase());
  const names = [...new Set(written.map((name) => (isKnown(name) ? name.toLowerCase() : name)))];
  if (isReadable && names.length === 0) return undefined;
  return isReadable && names.every((name) => name.toLowerCase() === NONE)
    ? { names: [], isClear: true }
    : { names, isClear: isReadable && names.every(isKnown) };
}

/** Accepts a list of names, such as allergens. An empty list states nothing, `["none"]` that there are none. */
export const nameList = (vocabulary: readonly string[]) =>
  v.pipe(
    optional(v.unknown()),
    v.transform((value) => readNames(value, vocabulary)),
  );

/** Splits a text into lines; an empty text has none. */
export const lines = () =>
  translated(
    v.pipe(
      plain('a text'),
      v.transform((value) => value?.split('\n').map(trimUnseen) ?? []),
    ),
  );

/** Accepts a list for `readNested`: an array, or JSON in a string; missing and blank become an empty list. */
export const nestedList = () =>
  v.pipe(
    optional(v.unknown()),
    v.transform(parseList),
    v.array(v.unknown(), 'a list or JSON of a list'),
  );

const EARLIEST = '1990';
const A_YEAR_MS = 366 * 24 * 3_600_000;

/**
 * Accepts a date and time and returns it in ISO 8601 and UTC; without a time zone it is in the business's
 * own. Databases store a missing date as the year 0001 or 9999, which is refused.
 */
export const dateTime = () =>
  textAs('a date in ISO 8601 or RFC 2822, from 1990 to a year from now', (value) => {
    const moment = parseDate(value, business.timeZone)?.toISOString();
    const latest = new Date(Date.now() + A_YEAR_MS).toISOString();
    return moment && moment > EARLIEST && moment < latest ? moment : undefined;
  });

/** Accepts a price: normalizes an amount, and leaves any other text as written. */
export const price = () =>
  translated(
    v.pipe(
      plain('a price'),
      v.transform((value) => value && formatPrice(value)),
    ),
  );

/** Accepts a number above zero in plain digits; JSON's `1e999` is infinite, and `0x10` is no number. */
export const positive = () =>
  textAs('a number above 0', (value) =>
    /^\d+(?:\.\d+)?$/.test(value) && Number(value) > 0 ? Number(value) : undefined,
  );

/** Accepts a latitude or longitude, from `-most` to `most` degrees. */
export const degrees = (most: number) =>
  textAs(`degrees from -${most} to ${most}`, (value) =>
    Math.abs(Number(value)) <= most ? Number(value) : undefined,
  );

/** Accepts a phone number with its country code; returns the link that opens a chat with it in WhatsApp. */
export const whatsappLink = () =>
  textAs('a phone number that starts with + and its country code', (value) => {
    const number = dialledNumber(value);
    return number?.startsWith('+') ? `https://wa.me/${number.slice(1)}` : undefined;
  });

/** Accepts an address with `http:` or `https:`. */
export const webAddress = () =>
  textAs('an http: or https: address', (value) => httpUrl(value)?.href);

const FULL_ADDRESS = /^(?:[a-z][a-z\d+.-]*:)?\/\/[^/?#]*|^[a-z][a-z\d+.-]*:/i;

/** Escapes what addresses may not have in file names: `50% off #3.jpg`; keeps a video's `#t=10`. */
const escapePath = (path: string) =>
  path
    .replace(/^[^?]*/, (file) => file.replaceAll('+', '%2B')) // in a query it means a blank
    .replace(/%(?![\da-f]{2})/gi, '%25')
    .replace(/#(?!t=\d)/g, '%23');

/**
 * Returns the `http(s):` address of a picture or video; a relative one is appended to `mediaBaseUrl`. The
 * API's own host gets the scheme of `apiBaseUrl`, because behind a proxy it often writes `http:`.
 */
export function mediaAddress(
  path: string | undefined,
  { apiBaseUrl, mediaBaseUrl }: MediaContext,
): string | undefined {
  if (path === undefined) return undefined;
  const [start] = FULL_ADDRESS.exec(path) ?? [];
  const rest = start === undefined ? path.replace(/^[\\/]+/, '') : path.slice(start.length);
  const url = httpUrl((start ?? `${mediaBaseUrl}/`) + escapePath(rest), mediaBaseUrl);
  const api = new URL(apiBaseUrl);
  if (url?.protocol === 'http:' && api.protocol === 'https:' && url.hostname === api.hostname) {
    url.protocol = api.protocol;
    url.port = api.port;
  }
  return url?.href;
}

/** Accepts a picture's path or address (see `mediaAddress`). */
export const picture = (media: MediaContext) =>
  textAs('a path or an http: or https: address', (path) => mediaAddress(path, media));

/** Accepts a video's path or address, or the address of a page that plays it. */
export const video = (media: MediaContext) =>
  textAs(
    'a path or an http: or https: address',
    (path) => playerPageOf(path) ?? mediaAddress(path, media),
  );
