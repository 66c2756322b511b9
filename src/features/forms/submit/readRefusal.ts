import { isRecord } from '#/lib/isRecord.ts';
import { truncateCharacters } from '#/lib/truncateCharacters.ts';
import { textOfHtml } from './textOfHtml.ts';

const MAX_TEXTS = 5;
const MAX_LENGTH = 300;
const MAX_DEPTH = 6;

/**
 * How servers call the text of an error, the field that it is about, and the list or map of all errors;
 * where there are several, the earlier name counts.
 */
export const NAMES = {
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

/** A text, and the names around and beside it, among which may be that of a field. */
type Finding = [names: string, text: string];

const isText = (value: unknown): value is string => typeof value === 'string';
const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every(isText);

const pick = (record: Record<string, unknown>, names: readonly string[]) =>
  names.map((name) => record[name]);

/** A text as it is shown. */
const limit = (text: string) => truncateCharacters(textOfHtml(text), MAX_LENGTH);

/** All texts in a map from fields to texts, or in an object of another shape. */
const collectEach = (entries: [string, unknown][], names: string, depth: number): Finding[] =>
  entries.flatMap(([name, value]) => collect(value, `${names} ${name}`, depth + 1));

/** All texts in a value: in a list, in an error (`{ field, message }`), or in what is around errors. */
function collect(value: unknown, names = '', depth = 0): Finding[] {
  if (isText(value)) {
    const text = limit(value);
    return text === '' ? [] : [[names, text]];
  }
  if (depth > MAX_DEPTH) return [];
  if (Array.isArray(value)) return value.flatMap((item) => collect(item, names, depth + 1));
  if (!isRecord(value)) return [];
  const about = pick(value, NAMES.field);
  const isOfField = about.some(isText);
  const text = pick(value, NAMES.text).find(
    (each) => (isText(each) && each.trim() !== '') || (isOfField && isTextList(each)),
  );
  const lists = pick(value, NAMES.errors).filter((list) => list !== undefined);
  if (text === undefined && lists.length === 0)
    return collectEach(Object.entries(value), names, depth);
  return [
    ...collect(text, `${names} ${JSON.stringify(about)}`, depth + 1),
    ...lists.flatMap((list) => collectErrors(list, names, depth)),
  ];
}

/** All texts in what is called `errors`: a map from fields, even to `message`, or a list. */
const collectErrors = (errors: unknown, names = '', depth = 0): Finding[] =>
  isRecord(errors)
    ? collectEach(Object.entries(errors), names, depth)
    : collect(errors, names, depth + 1);

/** All that an answer says, first about the lead as a whole; fields may be in the answer itself, as lists. */
function sortOut(answer: unknown, fields: readonly string[]): Finding[] {
  if (!isRecord(answer)) return Array.isArray(answer) ? collect(answer) : [];
  // A list beside an `error` is about the whole lead, even if the form has a field `message`.
  const isOfField = (name: string, value: unknown) =>
    fields.includes(name) && (isTextList(value) ? answer.error === undefined : name !== 'message');
  const texts = NAMES.text.map((name) => !isOfField(name, answer[name]) && answer[name]);
  const first = texts.find((value) => collect(value).length > 0);
  return [
    ...texts
      .filter((value) => value === first || !(isText(value) || isTextList(value)))
      .flatMap((value) => collect(value)),
    ...Object.entries(answer).flatMap(([name, value]) => {
      if (NAMES.errors.includes(name)) return collectErrors(value);
      if (name === 'data' && isRecord(value))
        return pick(value, NAMES.errors).flatMap((errors) => collectErrors(errors));
      const isListed = isOfField(name, value) || !NAMES.text.includes(name);
      return isListed && isTextList(value) ? collect(value, name) : [];
    }),
  ];
}

/** `'pin_code'` and `'PinCode'` are `pincode`. */
const simplify = (name: string) => name.replace(/[-_]/g, '').toLowerCase();

/** The field of the form among names or in a path: `'Email'`, `'["body", "email"]'`, `'#/email'`. */
function findField(names: string, fields: readonly string[]): string | undefined {
  const parts = names.split(/[^\w-]+/).map(simplify);
  return fields.find((name) => parts.includes(simplify(name)));
}

function read(answer: unknown, fields: readonly string[]): Refusal {
  const fieldErrors: Record<string, string> = {};
  const others: string[] = [];
  for (const [names, text] of sortOut(answer, fields)) {
    const field = findField(names, fields);
    const earlier = field && fieldErrors[field];
    if (field) fieldErrors[field] = earlier ? limit(`${earlier} ${text}`) : text;
    else if (others.length < MAX_TEXTS && !others.includes(text)) others.push(text);
  }
  return { reason: others.shift(), fieldErrors, others };
}

/**
 * Reads the messages of a failed answer: about the lead, as in `{"error": {"message": "…"}}`, and about
 * fields. Where an answer with a status of success has errors (`isContradicting`), its `message` may say in
 * any language that all went well, so it is shown only if there is no other text.
 */
export function readRefusal(
  answer: unknown,
  fields: readonly string[],
  isContradicting = false,
): Refusal {
  const refusal = read(answer, fields);
  if (!isContradicting || !isRecord(answer)) return refusal;
  const other = read({ ...answer, message: undefined }, fields);
  const saysMore = other.reason !== undefined || Object.keys(other.fieldErrors).length > 0;
  return saysMore ? other : refusal;
}
