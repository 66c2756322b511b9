import * as v from 'valibot';
import { isRecord } from '#/lib/isRecord.ts';
import { plainFields } from './cleanText.ts';
import { ApiError, describeValue, kindOf, reportCause, unreadable } from './failure.ts';
import { tellUnread, type Tell } from './notes.ts';
import { listOf } from './parseListText.ts';
import type { ReadContext } from './snapshot.ts';
import { isGiven } from './translations.ts';

/** A schema for objects. */
type ItemSchema = v.GenericSchema & { readonly entries: v.ObjectEntries };

/** How to read the items of one list. */
interface ItemReader<Schema extends ItemSchema> extends Pick<
  ReadContext,
  'note' | 'count' | 'noteFields'
> {
  endpoint: string;
  /** Returns the position of the item at an index (from 0); by default `item 3`. */
  placeOf?: (index: number) => string;
  /** The word for one item. */
  item: string;
  schema: Schema;
  /** The name's field: without a name pages show the item's number. */
  nameField?: string;
  /** Reports what else an editor should know about an item. */
  inspect?: (item: v.InferOutput<Schema>, tell: Tell) => void;
  /** Whether an item without an id is unusable; other items get their position as id. */
  needsId?: boolean;
}

type Fields = Record<string, unknown>;

const LIST_KEYS = ['data'];

/** Finds the list of a response under the first of `keys` that has one, or in a paginator's `data` there. */
export function findList(body: unknown, keys: readonly string[] = LIST_KEYS) {
  if (!isRecord(body)) return undefined;
  return keys
    .map((key) => body[key])
    .map((value) => listOf(value) ?? (isRecord(value) ? listOf(value.data) : undefined))
    .find((list) => list !== undefined);
}

/** Finds the list; throws ApiError if there is none. */
export function listIn(
  body: unknown,
  endpoint: string,
  keys: readonly string[] = LIST_KEYS,
): unknown[] {
  const list = findList(body, keys);
  if (list) return list;
  const found = isRecord(body)
    ? keys.map((key) => body[key]).find((value) => value !== undefined)
    : body;
  throw unreadable(endpoint, `expected a list in ${keys.join(' or ')}, found ${kindOf(found)}`);
}

/** Returns the object in `data` of a response; throws ApiError if there is none. */
export function recordIn(body: unknown, endpoint: string): Record<string, unknown> {
  const found = isRecord(body) ? body.data : body;
  if (isRecord(found)) return found;
  throw unreadable(endpoint, `expected an object in data, found ${kindOf(found)}`);
}

const fieldOf = (issue: v.BaseIssue<unknown>) => v.getDotPath(issue)?.split('.')[0] ?? 'it';

/** Parses an item. Unreadable fields are left out, unless they are required. */
function parse<Schema extends ItemSchema>(
  schema: Schema,
  fields: Fields,
  tell: Tell,
): { output: v.InferOutput<Schema>; fields: Fields } | { problem: string } {
  const { success, output, issues } = v.safeParse(schema, fields);
  if (success) return { output, fields };
  const unread = new Map(issues.map((issue) => [fieldOf(issue), issue]));
  for (const [field, { message, input }] of unread) {
    if (field === 'id' || !(field in fields)) {
      return { problem: `${field} expected ${message}, found ${describeValue(input)}` };
    }
    tellUnread(tell, field, message, describeValue(input));
  }
  const rest = Object.entries(fields).filter(([field]) => !unread.has(field));
  return parse(schema, Object.fromEntries(rest), tell);
}

/** Cleans and parses the item at `position` of its list. */
function parseItem<Schema extends ItemSchema>(
  raw: Fields,
  position: number,
  { schema, needsId }: ItemReader<Schema>,
  tell: Tell,
) {
  const plain = plainFields(raw, schema.entries, tell);
  const id = needsId || (plain.id ?? '') !== '' ? plain.id : String(position);
  const parsed = parse(schema, { ...plain, position, id }, tell);
  if ('problem' in parsed) return parsed;
  const given = Object.keys(plain).filter((key) => key in parsed.fields && isGiven(plain[key]));
  return { output: parsed.output, given };
}

/** Parses an item field by field and leaves out fields that throw. */
function parseRest<Schema extends ItemSchema>(
  raw: Fields,
  position: number,
  reader: ItemReader<Schema>,
  tell: Tell,
) {
  const rest = Object.entries(raw).filter(([field, value]) => {
    try {
      parseItem({ id: position, [field]: value }, position, reader, () => undefined);
      return true;
    } catch (error) {
      tellUnread(tell, field, 'a value that can be read', String(error));
      return false;
    }
  });
  return parseItem(Object.fromEntries(rest), position, reader, tell);
}

const withoutSigns = (name: string) => name.toLowerCase().replace(/[^a-z\d]/g, '');

/** Tells whether two names differ only in case and separators, such as `food_name` and `foodName`. */
const isSameWord = (one: string, other: string) => withoutSigns(one) === withoutSigns(other);

/** Reads one item of a list; notes it if it is left out, or which of its fields changed. */
function readOrLeaveOut<Schema extends ItemSchema>(
  raw: unknown,
  index: number,
  reader: ItemReader<Schema>,
): v.InferOutput<Schema>[] {
  const { endpoint, placeOf, item, schema, nameField, inspect, note, count, noteFields } = reader;
  const place = placeOf?.(index) ?? `item ${index}`;
  const tell: Tell = (kind, detail) => note({ endpoint, place, kind, detail });
  const leaveOut = (reason: string) => {
    tell(`left out: ${reason}`);
    return [];
  };
  if (!isRecord(raw)) return leaveOut(`expected an object, found ${describeValue(raw)}`);

  let parsed: ReturnType<typeof parseItem<Schema>>;
  try {
    parsed = parseItem(raw, index + 1, reader, tell);
  } catch {
    parsed = parseRest(raw, index + 1, reader, tell);
  }
  if ('problem' in parsed) return leaveOut(parsed.problem);
  const { output, given } = parsed;
  if (nameField !== undefined && !given.includes(nameField)) {
    tell(`${nameField} is missing, so its number stands for it`);
  }
  const known = Object.keys(schema.entries).filter((field) => field !== 'position');
  noteFields?.(endpoint, item, known, given);
  for (const field of known.filter((name) => !given.includes(name))) {
    const other = Object.keys(raw).find((name) => name !== field && isSameWord(name, field));
    if (other !== undefined) tell(`${other} is not read; the field is ${field}`);
  }
  ['*', ...given].forEach((field) => count?.(item, field));
  inspect?.(output, tell);
  return [output];
}

/**
 * Reads a list item by item; a schema gets the position in the list (from 1) as `position`. Unreadable
 * items are left out with a note; throws ApiError if all items of a non-empty list are unreadable.
 */
export function readItems<Schema extends ItemSchema>(
  list: readonly unknown[],
  reader: ItemReader<Schema>,
): v.InferOutput<Schema>[] {
  const items = list.flatMap((raw, index) => readOrLeaveOut(raw, index, reader));
  if (list.length > 0 && items.length === 0) {
    throw unreadable(reader.endpoint, `none of its ${list.length} items could be read`);
  }
  return items;
}

/** Reads a list inside an item; if nothing in it is readable, it is empty, with a note. */
export function readNested<Schema extends ItemSchema>(
  list: readonly unknown[],
  place: string,
  reader: ItemReader<Schema>,
): v.InferOutput<Schema>[] {
  try {
    return readItems(list, { ...reader, placeOf: (index) => `${place} item ${index}` });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { endpoint, item, note } = reader;
    const detail = reportCause(error.failure);
    const kind = `lists of ${item} items that could not be read`;
    note({ endpoint, place, kind, detail });
    return [];
  }
}
