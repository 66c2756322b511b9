import * as v from 'valibot';
import { isRecord } from '#/lib/isRecord.ts';
import { MAX_TEXT_LENGTH, withPlainTexts, type ChangeReason } from './cleanText.ts';
import { ApiError, describeValue, reportCause, unreadable } from './failure.ts';
import type { Note } from './notes.ts';
import { parseListText } from './parseListText.ts';
import type { ReadContext } from './resource.ts';
import { isGiven } from './translations.ts';

const MAX_NESTING = 20;

/** The schema of an object, with any output. */
type ItemSchema = v.GenericSchema & { readonly entries: v.ObjectEntries };

/** How to read the items of one list. */
interface ItemReader<Schema extends ItemSchema> extends Pick<ReadContext, 'note' | 'count'> {
  endpoint: string;
  /** Where the item with an index (from 0) stands in the answer; by default `item 3`. */
  placeOf?: (index: number) => string;
  /** What one item is called. */
  item: string;
  schema: Schema;
  /** The field of a name in whose place pages show the number of the item. */
  nameField?: string;
}

type Fields = Record<string, unknown>;
type OnUnread = (field: string, expected: string, found: string) => void;
type Tell = (about: Note['about'], kind: string, text: string) => void;

/** Whether lists and objects are nested more than `levels` deep, including lists in JSON strings. */
function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value === 'string') return isDeeperThan(parseListText(value), levels);
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((child) => isDeeperThan(child, levels - 1));
}

function tellChange(field: string, why: ChangeReason, text: string, tell: Tell) {
  const truncated = `${field} truncated to ${MAX_TEXT_LENGTH} characters`;
  if (why === 'length') tell('field', truncated, `: ${truncated}`);
  else {
    const found = `expected plain text, found ${describeValue(text)}; only its words are shown`;
    tell('field', `HTML in ${field}`, `: ${field} ${found}`);
  }
}

/** Copies the fields that a schema knows, with plain texts. */
function plainFields(raw: Fields, { entries }: ItemSchema, tell: Tell, onUnread: OnUnread): Fields {
  const known = Object.entries(raw).filter(([field]) => Object.hasOwn(entries, field));
  const plain = known.flatMap(([field, value]): [string, unknown][] => {
    if (!isDeeperThan(value, MAX_NESTING - 1)) {
      return [[field, withPlainTexts(value, (why, text) => tellChange(field, why, text, tell))]];
    }
    if (field === 'id') return [[field, value]];
    onUnread(field, `at most ${MAX_NESTING} levels`, 'more');
    return [];
  });
  return Object.fromEntries(plain);
}

const fieldOf = (issue: v.BaseIssue<unknown>) => v.getDotPath(issue)?.split('.')[0] ?? 'it';

/** Parses an item. Fields that cannot be read are left out, unless one is its id or must be there. */
function parse<Schema extends ItemSchema>(
  schema: Schema,
  fields: Fields,
  onUnread: OnUnread,
): { output: v.InferOutput<Schema>; fields: Fields } | { problem: string } {
  const { success, output, issues } = v.safeParse(schema, fields);
  if (success) return { output, fields };
  const unread = new Map(issues.map((issue) => [fieldOf(issue), issue]));
  for (const [field, { message, input }] of unread) {
    if (field === 'id' || !(field in fields)) {
      return { problem: `${field} expected ${message}, found ${describeValue(input)}` };
    }
    onUnread(field, message, describeValue(input));
  }
  const rest = Object.entries(fields).filter(([field]) => !unread.has(field));
  return parse(schema, Object.fromEntries(rest), onUnread);
}

/** Reads one item of a list, and notes whether it is left out and which of its fields were changed. */
function readOrLeaveOut<Schema extends ItemSchema>(
  raw: unknown,
  index: number,
  { endpoint, placeOf, item, schema, nameField, note, count }: ItemReader<Schema>,
): v.InferOutput<Schema>[] {
  const place = placeOf?.(index) ?? `item ${index}`;
  const tell: Tell = (about, kind, text) => note({ endpoint, place, item, about, kind, text });
  const leaveOut = (reason: string) => {
    tell('loss', `left out: ${reason}`, ` left out: ${reason}`);
    return [];
  };
  if (!isRecord(raw)) return leaveOut(`expected an object, found ${describeValue(raw)}`);

  const onUnread: OnUnread = (field, expected, found) => {
    const kind = `${field} expected ${expected}`;
    tell('field', `${kind}; it is left out`, `: ${kind}, found ${found}; it is left out`);
  };
  const plain = plainFields(raw, schema, tell, onUnread);
  const parsed = parse(schema, { ...plain, position: index + 1 }, onUnread);
  if ('problem' in parsed) return leaveOut(parsed.problem);

  const { output, fields } = parsed;
  const given = Object.keys(plain).filter((field) => isGiven(fields[field]));
  if (nameField !== undefined && !given.includes(nameField)) {
    const missing = `${nameField} is missing, so its number stands for it`;
    tell('name', missing, `: ${missing}`);
  }
  ['*', ...given].forEach((field) => count?.(item, field));
  return [output];
}

/**
 * Reads a list item by item; a schema gets the place in the list (from 1) as `position`. Unreadable items
 * are left out with a note; throws ApiError if all items of a non-empty list are unreadable.
 */
export function readItems<Schema extends ItemSchema>(
  list: readonly unknown[],
  reader: ItemReader<Schema>,
): v.InferOutput<Schema>[] {
  const counted: [string, string][] = [];
  const count = (...field: [string, string]) => counted.push(field);
  const items = list.flatMap((raw, index) => readOrLeaveOut(raw, index, { ...reader, count }));
  if (list.length > 0 && items.length === 0) {
    throw unreadable(reader.endpoint, `none of its ${list.length} items could be read`);
  }
  counted.forEach((field) => reader.count?.(...field));
  return items;
}

/** Like `readItems`, for a list inside an item; if nothing in it can be read, it is empty, with a note. */
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
    const cause = reportCause(error.failure);
    const kind = `lists of ${item} items that could not be read`;
    note({ endpoint, place, item, about: 'loss', kind, text: `: ${cause}` });
    return [];
  }
}
