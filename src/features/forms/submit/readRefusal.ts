import { isRecord } from '#/lib/isRecord.ts';
import { truncateCharacters } from '#/lib/truncateCharacters.ts';
import { textOfHtml } from './textOfHtml.ts';

const MAX_TEXTS = 5;
const MAX_LENGTH = 300;
const MAX_DEPTH = 6;

/**
 * Under which keys servers write the text of an error, the field that it is about, and the list or map of all
 * errors. Of several texts the earlier key counts, of lists all do.
 */
export const KEYS = {
  text: 'message msg error detail reason description errorMessage defaultMessage title'.split(' '),
  field: 'field path param loc source pointer parameter propertyName propertyPath name'.split(' '),
  errors: 'errors details invalid-params violations issues fieldErrors'.split(' '),
};

const ABOUT_ERRORS = new Set([...KEYS.text, ...KEYS.errors]);

/** What a server says about a lead that it refused, in its own words. */
export interface Refusal {
  reason?: string | undefined;
  /** Errors of single fields. */
  fieldErrors: Record<string, string>;
  /** Errors of fields that the form does not have. */
  others: string[];
}

/** A text, and the keys around and beside it, among which may be the name of a field. */
interface Finding {
  keys: string[];
  text: string;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every(isText);

const pick = (record: Record<string, unknown>, keys: readonly string[]) =>
  keys.map((key) => record[key]);

const toShownText = (text: string) => truncateCharacters(textOfHtml(text), MAX_LENGTH);

/**
 * All texts in a value: in a list, in an error (`{ field, message }`), or in what is around errors. What stands
 * under `errors` may be a map (`mayBeMap`), whose keys are fields, so that `message` is one there.
 */
function textsIn(value: unknown, keys: string[] = [], mayBeMap = false, depth = 0): Finding[] {
  if (isText(value)) {
    const text = toShownText(value);
    return text === '' ? [] : [{ keys, text }];
  }
  if (depth > MAX_DEPTH) return [];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, keys, false, depth + 1));
  if (!isRecord(value)) return [];
  const places = pick(value, KEYS.field);
  const isOfField = places.some(isText);
  const text = pick(value, KEYS.text).find(
    (each) => (isText(each) && each.trim() !== '') || (isOfField && isTextList(each)),
  );
  const lists = pick(value, KEYS.errors).filter((list) => list !== undefined);
  if (mayBeMap || (text === undefined && lists.length === 0))
    return Object.entries(value).flatMap(([key, inner]) =>
      textsIn(inner, [...keys, key], false, depth + 1),
    );
  return [
    ...textsIn(text, [...keys, JSON.stringify(places)], false, depth + 1),
    ...lists.flatMap((list) => textsIn(list, keys, true, depth + 1)),
  ];
}

/**
 * All texts of a body: those about the whole lead first, then those of fields, which some servers write
 * beside it: `{ "email": ["…"] }`.
 */
function textsInBody(body: unknown, fields: readonly string[]): Finding[] {
  if (!isRecord(body)) return Array.isArray(body) ? textsIn(body) : [];
  // A list beside an `error` is about the whole lead, even if the form has a field `message`.
  const isOfField = (key: string, value: unknown) =>
    fields.includes(key) && (isTextList(value) ? body.error === undefined : key !== 'message');
  const texts = KEYS.text.map((key) => !isOfField(key, body[key]) && body[key]);
  const first = texts.find((value) => textsIn(value).length > 0);
  const errors = [body, body.data].filter(isRecord).flatMap((each) => pick(each, KEYS.errors));
  const isListed = (key: string, value: unknown) =>
    isTextList(value) && (isOfField(key, value) || !ABOUT_ERRORS.has(key));
  return [
    ...texts
      .filter((value) => value === first || !(isText(value) || isTextList(value)))
      .flatMap((value) => textsIn(value)),
    ...errors.flatMap((list) => textsIn(list, [], true)),
    ...Object.entries(body).flatMap(([key, value]) =>
      isListed(key, value) ? textsIn(value, [key]) : [],
    ),
  ];
}

/** `'pin_code'` and `'PinCode'` are `pincode`. */
const simplify = (name: string) => name.replace(/[-_]/g, '').toLowerCase();

/** The field of the form that keys name, alone or in a path: `'Email'`, `'contact[email]'`, `'#/email'`. */
function findField(keys: readonly string[], fields: readonly string[]): string | undefined {
  const names = keys.flatMap((key) => key.split(/[^\w-]+/)).map(simplify);
  return fields.find((field) => names.includes(simplify(field)));
}

function read(body: unknown, fields: readonly string[]): Refusal {
  const fieldErrors: Record<string, string> = {};
  const others: string[] = [];
  for (const { keys, text } of textsInBody(body, fields)) {
    const field = findField(keys, fields);
    const earlier = field && fieldErrors[field];
    if (field) fieldErrors[field] = earlier ? toShownText(`${earlier} ${text}`) : text;
    else if (others.length < MAX_TEXTS && !others.includes(text)) others.push(text);
  }
  return { reason: others.shift(), fieldErrors, others };
}

/**
 * Reads the messages in the body of a refusal: about the lead, as in `{"error": {"message": "…"}}`, and about
 * fields. Where a response with a status of success has errors (`isContradicting`), its `message` may say in
 * any language that all went well, so it is shown only if there is no other text.
 */
export function readRefusal(
  body: unknown,
  fields: readonly string[],
  isContradicting = false,
): Refusal {
  const refusal = read(body, fields);
  if (!isContradicting || !isRecord(body)) return refusal;
  const other = read({ ...body, message: undefined }, fields);
  const saysMore = other.reason !== undefined || Object.keys(other.fieldErrors).length > 0;
  return saysMore ? other : refusal;
}
