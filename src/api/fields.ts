import * as v from 'valibot';
import { business } from '#/config.ts';
import { parseDate } from '#/lib/parseDate.ts';
import { parsePrice } from '#/lib/parsePrice.ts';
import { playerPageOf } from '#/lib/playerPage.ts';
import { webAddressOf } from '#/lib/webAddress.ts';
import { parseListText } from './parseListText.ts';

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

/** An identifier, a number or a text, as text; absent is an error. */
export const requiredId = () => v.pipe(text(), v.string('an id (a text or a number)'));

/**
 * A text read further. Where `read` finds nothing in it, the value is an issue of content, not of shape:
 * its item goes without it, with a warning that names what was expected (see `readItem`).
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

/** What `schema` reads; a value that it cannot read is one of content too, and counts as absent. */
export const orAbsent = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(
    optional(v.unknown()),
    v.rawTransform<unknown, v.InferOutput<Schema>>(({ dataset, addIssue, NEVER }) => {
      const { success, output, issues } = v.safeParse(schema, dataset.value);
      if (success) return output;
      const [{ message, input }] = issues; // of what is wrong within it
      addIssue({ message, input });
      return NEVER;
    }),
  );

/** Only `true` is true (spec, section 3); a value that is no truth value is false, with a warning. */
export const flag = () => orAbsent(v.nullish(v.boolean('true or false'), false));

/** A list in the shapes in which databases send it; a text of any other kind is `undefined`. */
function parseList(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? [];
  return /^\s*(null\s*)?$/.test(value) ? [] : parseListText(value);
}

/** A list of texts that may come as an array, as JSON in a string, or separated by commas or lines; blanks drop out. */
export const textList = () =>
  v.pipe(
    optional(v.unknown()),
    v.transform((value) => parseList(value) ?? String(value).split(/[,\n]/)),
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

/** A moment as ISO 8601 in UTC; without a zone the text means the business's own (contract, section 3). */
export const moment = () =>
  textAs('a date in ISO 8601 or RFC 2822', (value) =>
    parseDate(value, business.timeZone)?.toISOString(),
  );

/** A price as it is written after `₹`. */
export const price = () => textAs('a price', parsePrice);

/** An angle of a map, at most so many degrees to either side. */
export const degrees = (most: number) =>
  textAs(`degrees from -${most} to ${most}`, (value) =>
    Math.abs(Number(value)) <= most ? Number(value) : undefined,
  );

/** An address from the API, kept only if it is `http:` or `https:` (contract, section 8). */
export const webAddress = () => textAs('an http: or https: address', webAddressOf);

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

/** The path of a picture as an address (see `mediaAddress`). */
export const media = (mediaBaseUrl: string) =>
  textAs('a path or an http: or https: address', (path) => mediaAddress(path, mediaBaseUrl));

/** The path of a video as an address, or the address of a page that plays it. */
export const video = (mediaBaseUrl: string) =>
  textAs(
    'a path or an http: or https: address',
    (path) => playerPageOf(path) ?? mediaAddress(path, mediaBaseUrl),
  );
