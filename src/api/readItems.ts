import * as v from 'valibot';
import { isRecord } from '~/lib/isRecord';
import { cutRecord, MAX_TEXT_LENGTH } from './cutRecord';
import { ApiError, describeCause } from './failure';
import { parseListText } from './parseListText';

const MAX_NESTING = 20;
const MAX_SHOWN = 60;

/** Collects what an editor should know of an answer that could be used only in part. */
export type Warn = (warning: string) => void;

/** How to read one endpoint's list: the schema of an item and whose name stands in warnings. */
export interface ItemReader<Schema extends v.GenericSchema> {
  endpoint: string;
  schema: Schema;
  warn: Warn;
}

const describe = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  return isRecord(value) ? 'an object' : JSON.stringify(value).slice(0, MAX_SHOWN);
};

/** Whether lists and objects, also those that texts hold as JSON, stand more than `levels` deep in each other. */
function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value === 'string') return isDeeperThan(parseListText(value), levels);
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((child) => isDeeperThan(child, levels - 1));
}

/** Reads one item of a list, or warns why it is left out. */
function readItem<Schema extends v.GenericSchema>(
  raw: unknown,
  index: number,
  { endpoint, schema, warn }: ItemReader<Schema>,
): v.InferOutput<Schema>[] {
  const label = `${endpoint} item ${index}`;
  const leaveOut = (reason: string) => {
    warn(`${label} left out: ${reason}`);
    return [];
  };
  if (!isRecord(raw)) return leaveOut(`expected an object, found ${describe(raw)}`);
  if (isDeeperThan(raw, MAX_NESTING)) {
    return leaveOut(`expected at most ${MAX_NESTING} levels, found more`);
  }
  const cut = cutRecord(raw, '', (path) => {
    warn(`${label}: ${path} cut to ${MAX_TEXT_LENGTH} characters`);
  });
  const result = v.safeParse(schema, { ...cut, position: index + 1 });
  if (result.success) return [result.output];
  const [issue] = result.issues;
  const field = v.getDotPath(issue) ?? 'it';
  return leaveOut(`${field} expected ${issue.message}, found ${describe(issue.input)}`);
}

/**
 * Reads a list item by item; a schema sees the place in the list (from 1) as `position`. Items that
 * cannot be read are left out with a warning; throws ApiError when none of a non-empty list can be.
 */
export function readItems<Schema extends v.GenericSchema>(
  list: readonly unknown[],
  reader: ItemReader<Schema>,
): v.InferOutput<Schema>[] {
  const items = list.flatMap((raw, index) => readItem(raw, index, reader));
  if (list.length > 0 && items.length === 0) {
    throw new ApiError(reader.endpoint, { kind: 'unreadable' }, 'no item could be read');
  }
  return items;
}

/** As `readItems`, for a list inside an item: one of which nothing can be read is empty, with a warning. */
export function readNested<Schema extends v.GenericSchema>(
  list: readonly unknown[],
  reader: ItemReader<Schema>,
): v.InferOutput<Schema>[] {
  try {
    return readItems(list, reader);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    reader.warn(`${reader.endpoint}: ${describeCause(error.failure)}`);
    return [];
  }
}
