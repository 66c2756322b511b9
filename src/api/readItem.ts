import * as v from 'valibot';
import { isRecord } from '#/lib/isRecord.ts';
import { describeValue } from './describeValue.ts';
import type { Note } from './notes.ts';
import { parseListText } from './parseListText.ts';
import { MAX_TEXT_LENGTH, tidy, type TidiedFor } from './tidy.ts';
import { isGiven } from './translations.ts';

const MAX_NESTING = 20;

/** Reports to editors what was wrong with an answer that is only partly usable. */
export type Warn = (warning: string) => void;

/** Counts an item (with the field `*`) or a field that an item has. */
export type CountField = (item: string, field: string) => void;

/** The schema of an object, with any output. */
export type ItemSchema = v.GenericSchema & { readonly entries: v.ObjectEntries };

/** How to read the items of one list. */
export interface ItemReader<Schema extends ItemSchema> {
  endpoint: string;
  /** Where the item with an index (from 0) stands in the answer; by default `item 3`. */
  placeOf?: (index: number) => string;
  /** What one item is called. */
  item: string;
  schema: Schema;
  /** The field of a name in whose place pages show the number of the item. */
  nameField?: string;
  note: (note: Note) => void;
  /** Counts the fields that items have, if the gate needs them. */
  count?: CountField | undefined;
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

function tellTidied(field: string, why: TidiedFor, text: string, tell: Tell) {
  const truncated = `${field} truncated to ${MAX_TEXT_LENGTH} characters`;
  if (why === 'length') tell('field', truncated, `: ${truncated}`);
  else {
    const found = `expected plain text, found ${describeValue(text)}; only its words are shown`;
    tell('field', `HTML in ${field}`, `: ${field} ${found}`);
  }
}

/** Copies the fields that a schema knows, with plain texts. */
function tidyFields(raw: Fields, { entries }: ItemSchema, tell: Tell, onUnread: OnUnread): Fields {
  const known = Object.entries(raw).filter(([field]) => Object.hasOwn(entries, field));
  const tidied = known.flatMap(([field, value]): [string, unknown][] => {
    if (!isDeeperThan(value, MAX_NESTING - 1)) {
      return [[field, tidy(value, (why, text) => tellTidied(field, why, text, tell))]];
    }
    if (field === 'id') return [[field, value]];
    onUnread(field, `at most ${MAX_NESTING} levels`, 'more');
    return [];
  });
  return Object.fromEntries(tidied);
}

const fieldOf = (issue: v.BaseIssue<unknown>) => v.getDotPath(issue)?.split('.')[0] ?? 'it';

/** Parses an item. Fields that cannot be read are left out, unless one is its id or must be there. */
function parse<Schema extends ItemSchema>(
  schema: Schema,
  fields: Fields,
  onUnread: OnUnread,
): { output?: v.InferOutput<Schema>; fields: Fields; problem?: string } {
  const { success, output, issues } = v.safeParse(schema, fields);
  if (success) return { output, fields };
  const unread = new Map(issues.map((issue) => [fieldOf(issue), issue]));
  for (const [field, { message, input }] of unread) {
    if (field === 'id' || !(field in fields)) {
      return { fields, problem: `${field} expected ${message}, found ${describeValue(input)}` };
    }
    onUnread(field, message, describeValue(input));
  }
  const rest = Object.entries(fields).filter(([field]) => !unread.has(field));
  return parse(schema, Object.fromEntries(rest), onUnread);
}

/** Reads one item of a list, and notes whether it is left out and which of its fields were changed. */
export function readItem<Schema extends ItemSchema>(
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
  const tidied = tidyFields(raw, schema, tell, onUnread);
  const { output, fields, problem } = parse(schema, { ...tidied, position: index + 1 }, onUnread);
  if (problem !== undefined) return leaveOut(problem);

  const given = Object.keys(tidied).filter((field) => isGiven(fields[field]));
  if (nameField !== undefined && !given.includes(nameField)) {
    const missing = `${nameField} is missing, so its number stands for it`;
    tell('name', missing, `: ${missing}`);
  }
  ['*', ...given].forEach((field) => count?.(item, field));
  return output === undefined ? [] : [output];
}
