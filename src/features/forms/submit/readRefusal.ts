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

/** All keys and texts in what says where an error is: `'email'`, `['body', 'email']`, `{ pointer: '#/email' }`. */
function keysIn(place: unknown): string[] {
  if (isText(place)) return [place];
  return place instanceof Object ? Object.entries(place).flat().flatMap(keysIn) : [];
}

/** All texts in a map from fields to texts, or in an object of another shape. */
const textsInMap = (map: object, keys: string[], depth: number): Finding[] =>
  Object.entries(map).flatMap(([key, value]) => textsIn(value, [...keys, key], depth + 1));

/** All texts in a value: in a list, in an error (`{ field, message }`), or in what is around errors. */
function textsIn(value: unknown, keys: string[] = [], depth = 0): Finding[] {
  if (isText(value)) {
    const text = toShownText(value);
    return text === '' ? [] : [{ keys, text }];
  }
  if (depth > MAX_DEPTH) return [];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, keys, depth + 1));
  if (!isRecord(value)) return [];
  const places = pick(value, KEYS.field);
  const isOfField = places.some(isText);
  const text = pick(value, KEYS.text).find(
    (each) => (isText(each) && each.trim() !== '') || (isOfField && isTextList(each)),
  );
  const lists = pick(value, KEYS.errors).filter((list) => list !== undefined);
  if (text === undefined && lists.length === 0) return textsInMap(value, keys, depth);
  return [
    ...textsIn(text, [...keys, ...keysIn(places)], depth + 1),
    ...lists.flatMap((list) => textsInErrors(list, keys, depth)),
  ];
}

/** All texts under `errors`: a list, or a map whose keys are fields, so that `message` is one there. */
const textsInErrors = (errors: unknown, keys: string[] = [], depth = 0): Finding[] =>
  isRecord(errors) ? textsInMap(errors, keys, depth) : textsIn(errors, keys, depth + 1);

/**
 * All texts of a body: those about the whole lead first, then those of fields, which some servers write
 * beside it: `{ "email": ["…"] }`.
 */
function textsInOrder(body: unknown, fields: readonly string[]): Finding[] {
  if (!isRecord(body)) return Array.isArray(body) ? textsIn(body) : [];
  // A list beside an `error` is about the whole lead, even if the form has a field `message`.
  const isOfField = (key: string, value: unknown) =>
    fields.includes(key) && (isTextList(value) ? body.error === undefined : key !== 'message');
  const texts = KEYS.text.map((key) => !isOfField(key, body[key]) && body[key]);
  const first = texts.find((value) => textsIn(value).length > 0);
  return [
    ...texts
      .filter((value) => value === first || !(isText(value) || isTextList(value)))
      .flatMap((value) => textsIn(value)),
    ...Object.entries(body).flatMap(([key, value]) => {
      if (KEYS.errors.includes(key)) return textsInErrors(value);
      if (key === 'data' && isRecord(value))
        return pick(value, KEYS.errors).flatMap((errors) => textsInErrors(errors));
      const isListed = isOfField(key, value) || !KEYS.text.includes(key);
      return isListed && isTextList(value) ? textsIn(value, [key]) : [];
    }),
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
  for (const { keys, text } of textsInOrder(body, fields)) {
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
