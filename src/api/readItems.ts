import * as v from 'valibot';
import { ApiError } from './failure';

const MAX_TEXT_LENGTH = 20_000;
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

/** Whether a value is an object that is no list. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether lists and objects stand more than `levels` deep in each other. */
function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((child) => isDeeperThan(child, levels - 1));
}

/** A list that was sent as JSON in a string is no text, however long it is. */
function parseLongList(value: string): unknown {
  if (!/^\s*\[/.test(value)) return undefined;
  try {
    return JSON.parse(value);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function cutTexts(value: unknown, path: string, onCut: (path: string) => void): unknown {
  if (typeof value === 'string' && value.length > MAX_TEXT_LENGTH) {
    const list = parseLongList(value);
    if (list !== undefined) return cutTexts(list, path, onCut);
    onCut(path);
    return value.slice(0, MAX_TEXT_LENGTH).replace(/[\uD800-\uDBFF]$/, '');
  }
  if (Array.isArray(value))
    return value.map((child, at) => cutTexts(child, `${path}.${at}`, onCut));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, child]) => [
    key,
    cutTexts(child, path ? `${path}.${key}` : key, onCut),
  ]);
  return Object.fromEntries(entries);
}

/**
 * Reads a list item by item; a schema sees the place in the list (from 1) as `position`. Texts over 20,000 characters are cut, items that cannot be read are
 * left out, each with a warning; throws ApiError when nothing of a non-empty list can be read.
 */
export function readItems<Schema extends v.GenericSchema>(
  list: readonly unknown[],
  { endpoint, schema, warn }: ItemReader<Schema>,
): v.InferOutput<Schema>[] {
  const items = list.flatMap((raw, index) => {
    const label = `${endpoint} item ${index}`;
    if (isDeeperThan(raw, MAX_NESTING)) {
      warn(`${label} left out: expected at most ${MAX_NESTING} levels, found more`);
      return [];
    }
    const cut = cutTexts(raw, '', (path) =>
      warn(`${label}: ${path} cut to ${MAX_TEXT_LENGTH} characters`),
    );
    const result = v.safeParse(schema, isRecord(cut) ? { ...cut, position: index + 1 } : cut);
    if (result.success) return [result.output];
    const [issue] = result.issues;
    const field = v.getDotPath(issue) ?? 'the item';
    warn(`${label} left out: ${field} expected ${issue.message}, found ${describe(issue.input)}`);
    return [];
  });
  if (list.length > 0 && items.length === 0) {
    throw new ApiError(endpoint, { kind: 'unreadable' }, 'no item could be read');
  }
  return items;
}
