import * as v from 'valibot';
import { isRecord } from '#/lib/isRecord.ts';
import { describeValue } from './describeValue.ts';
import type { Note } from './notes.ts';
import { parseListText } from './parseListText.ts';
import { MAX_TEXT_LENGTH, tidyRecord, type TidiedFor } from './tidyRecord.ts';

const MAX_NESTING = 20;

/** Reports to editors what was wrong with an answer that is only partly usable. */
export type Warn = (warning: string) => void;

/** The schema of an object, with any output. */
export type ItemSchema = v.GenericSchema & { readonly entries: v.ObjectEntries };

/** How to read the list of one endpoint: the schema of an item, and the name to use in warnings. */
export interface ItemReader<Schema extends ItemSchema> {
  endpoint: string;
  schema: Schema;
  warn: Warn;
  /** What one item is called, and who counts which fields the items have; none for single items. */
  item?: string;
  count?: CountField | undefined;
}

/** Counts an item (with the field `*`) or a field that an item has. */
export type CountField = (item: string, field: string) => void;

const describeIssue = ({ message, input }: v.BaseIssue<unknown>) =>
  `expected ${message}, found ${describeValue(input)}`;

const TIDIED: Record<TidiedFor, (text: string) => string> = {
  html: (text) => `expected plain text, found ${describeValue(text)}; only its words are shown`,
  length: () => `truncated to ${MAX_TEXT_LENGTH} characters`,
};

/** Whether lists and objects are nested more than `levels` deep, including lists in JSON strings. */
function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value === 'string') return isDeeperThan(parseListText(value), levels);
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((child) => isDeeperThan(child, levels - 1));
}

/** A value of the right shape whose content cannot be used: the item is kept without it (see `fields.ts`). */
const isContent = ({ kind }: v.BaseIssue<unknown>) => kind !== 'schema';

const fieldOf = (issue: v.BaseIssue<unknown>) => v.getDotPath(issue)?.split('.')[0] ?? 'it';

/** Whether a value of the API says something: neither nothing nor an empty text or list. */
function isGiven(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null;
}

/** Parses an item. If only the content of optional fields is wrong, parses it again without them. */
function parse<Schema extends ItemSchema>(
  schema: Schema,
  fields: Record<string, unknown>,
  onContent: (issue: v.BaseIssue<unknown>) => void,
): v.SafeParseResult<Schema> {
  const result = v.safeParse(schema, fields);
  const issues = result.issues ?? [];
  if (issues.length === 0 || !issues.every(isContent)) return result;
  issues.forEach(onContent);
  const unused = new Set(issues.map(fieldOf));
  const rest = Object.entries(fields).filter(([field]) => !unused.has(field));
  if (rest.length === Object.keys(fields).length) return result;
  return parse(schema, Object.fromEntries(rest), onContent);
}

/**
 * Reads one item of a list; warns if it is left out, and notes which of its fields were changed. `onFields`
 * gets the names of those that it has.
 */
export function readItem<Schema extends ItemSchema>(
  raw: unknown,
  index: number,
  { endpoint, schema, warn }: ItemReader<Schema>,
  note: (note: Note) => void,
  onFields: (fields: string[]) => void,
): v.InferOutput<Schema>[] {
  const leaveOut = (reason: string) => {
    warn(`${endpoint} item ${index} left out: ${reason}`);
    return [];
  };
  if (!isRecord(raw)) return leaveOut(`expected an object, found ${describeValue(raw)}`);
  if (isDeeperThan(raw, MAX_NESTING)) {
    return leaveOut(`expected at most ${MAX_NESTING} levels, found more`);
  }
  const known = Object.entries(raw).filter(([field]) => Object.hasOwn(schema.entries, field));
  const fields = tidyRecord(Object.fromEntries(known), (field, why, text) => {
    note({ index, field, text: TIDIED[why](text) });
  });
  const leftOut = new Set<string>();
  const result = parse(schema, { ...fields, position: index + 1 }, (issue) => {
    leftOut.add(fieldOf(issue));
    note({ index, field: fieldOf(issue), text: `${describeIssue(issue)}; it is left out` });
  });
  if (result.success) {
    const given = known.filter(([field, value]) => isGiven(value) && !leftOut.has(field));
    onFields(given.map(([field]) => field));
    return [result.output];
  }
  const issue = result.issues.find((one) => !isContent(one)) ?? result.issues[0];
  return leaveOut(`${v.getDotPath(issue) ?? 'it'} ${describeIssue(issue)}`);
}
