import * as v from 'valibot';
import { isRecord } from '#/lib/json.ts';
import { plainField } from './cleanText.ts';
import { describeValue, kindOf, unreadable } from './failure.ts';
import type { Tell } from './notes.ts';
import { listOf } from './parseListText.ts';
import type { ReadContext } from './snapshot.ts';
import { isGiven } from './translations.ts';

/** A schema for objects. */
type ItemSchema = v.GenericSchema & { readonly entries: v.ObjectEntries };

/** How to read the items of one list. */
interface ItemReader<Schema extends ItemSchema> extends Pick<ReadContext, 'note' | 'count'> {
  endpoint: string;
  /** The position of the list, if it is inside an item: `item 3 faqs`. */
  within?: string;
  /** The word for one item. */
  item: string;
  schema: Schema;
  /** The name's field: without a name pages show the item's number. */
  nameField?: string;
  /** Reports what else an editor should know about an item. */
  inspect?: (item: v.InferOutput<Schema>, tell: Tell, raw: Fields) => void;
  /** Whether an item without an id is unusable; other items get their position as id. */
  needsId?: boolean;
}

type Fields = Record<string, unknown>;

/** The fields of a schema that no response has: `readItems` adds them. */
const ADDED = ['position', 'misspelled'];

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

/** Returns the fields that can be read, and the id, as plain texts; a field that throws is left out alone. */
function readableFields(raw: Fields, entries: v.ObjectEntries, tell: Tell): Fields {
  const readable: Fields = {};
  const leaveOut = (field: string, expected: string, found: string) => {
    const kind = `${field} expected ${expected}`;
    tell(`${kind}; it is left out`, `${kind}, found ${found}; it is left out`);
  };
  for (const [field, schema] of Object.entries(entries)) {
    if (ADDED.includes(field) || !Object.hasOwn(raw, field)) continue;
    try {
      const plain = plainField(field, raw[field], tell);
      const { success, issues } = v.safeParse(schema, plain);
      if (success || field === 'id') readable[field] = plain;
      else leaveOut(field, issues[0].message, describeValue(issues[0].input));
    } catch (error) {
      leaveOut(field, 'a value that can be read', String(error));
    }
  }
  return readable;
}

/** Parses an item with these values of our own; gives the problem if its id cannot be read. */
function parseItem<Schema extends ItemSchema>(
  raw: Fields,
  added: { position: number; misspelled: string[] },
  { schema, needsId }: ItemReader<Schema>,
  tell: Tell,
): { output: v.InferOutput<Schema>; names: string[] } | { problem: string } {
  const fields = readableFields(raw, schema.entries, tell);
  const id = needsId || isGiven(fields.id) ? fields.id : String(added.position);
  const { success, output, issues } = v.safeParse(schema, { ...fields, id, ...added });
  if (success) return { output, names: Object.keys(fields).filter((key) => isGiven(fields[key])) };
  const [{ message, input }] = issues;
  return { problem: `id expected ${message}, found ${describeValue(input)}` };
}

const withoutSigns = (name: string) => name.toLowerCase().replace(/[^a-z\d]/g, '');

/** Finds names that differ from a field only in case and separators, such as `food_name` from `foodName`. */
function findMisspelled(raw: Fields, fields: readonly string[]) {
  const fieldOf = new Map(fields.map((field) => [withoutSigns(field), field]));
  return Object.keys(raw).flatMap((name) => {
    const field = fieldOf.get(withoutSigns(name));
    return field === undefined || field === name || !isGiven(raw[name]) ? [] : [{ name, field }];
  });
}

/** Reads one item of a list; notes it if it is left out, or which of its fields changed. */
function readOrLeaveOut<Schema extends ItemSchema>(
  raw: unknown,
  index: number,
  reader: ItemReader<Schema>,
): v.InferOutput<Schema>[] {
  const { endpoint, within, item, schema, nameField, inspect, note, count } = reader;
  const place = within === undefined ? `item ${index}` : `${within} item ${index}`;
  const tell: Tell = (kind, detail) => note({ endpoint, place, kind, detail });
  const leaveOut = (reason: string) => {
    tell(`left out: ${reason}`);
    return [];
  };
  if (!isRecord(raw)) return leaveOut(`expected an object, found ${describeValue(raw)}`);

  const fields = Object.keys(schema.entries).filter((field) => !ADDED.includes(field));
  const others = findMisspelled(raw, fields);
  const misspelled = others.map(({ field }) => field);
  const parsed = parseItem(raw, { position: index + 1, misspelled }, reader, tell);
  if ('problem' in parsed) return leaveOut(parsed.problem);
  const { output, names } = parsed;
  if (nameField !== undefined && !names.includes(nameField)) {
    tell(`${nameField} is missing, so its number stands for it`);
  }
  count({ endpoint, item, fields }, ['*', ...names]);
  others.forEach(({ name, field }) => tell(`${name} is not read; the field is ${field}`));
  inspect?.(output, tell, raw);
  return [output];
}

/**
 * Reads a list item by item; a schema gets the position in the list (from 1) as `position`, and the fields
 * whose values stand under another spelling as `misspelled`. Unreadable items are left out with a note; throws
 * ApiError if all items of a non-empty list are unreadable.
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

/** Reads a list inside an item, which may be left with no item; `place` is the list's position. */
export const readNested = <Schema extends ItemSchema>(
  list: readonly unknown[],
  place: string,
  reader: ItemReader<Schema>,
): v.InferOutput<Schema>[] =>
  list.flatMap((raw, index) => readOrLeaveOut(raw, index, { ...reader, within: place }));
