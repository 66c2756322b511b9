import type * as v from 'valibot';
import { ApiError, reportCause, unreadable } from './failure.ts';
import { createNotes } from './notes.ts';
import { readItem, type ItemReader, type ItemSchema } from './readItem.ts';

/**
 * Reads a list item by item; a schema gets the place in the list (from 1) as `position`. Unreadable items
 * are left out with a warning; throws ApiError if all items of a non-empty list are unreadable.
 */
export function readItems<Schema extends ItemSchema>(
  list: readonly unknown[],
  reader: ItemReader<Schema>,
): v.InferOutput<Schema>[] {
  const notes = createNotes(reader.endpoint, reader.warn);
  const had: string[] = [];
  const items = list.flatMap((raw, index) =>
    readItem(raw, index, reader, notes.add, (fields) => had.push('*', ...fields)),
  );
  notes.end();
  if (list.length > 0 && items.length === 0) {
    throw unreadable(reader.endpoint, `none of its ${list.length} items could be read`);
  }
  const { item, count } = reader;
  if (item !== undefined) had.forEach((field) => count?.(item, field));
  return items;
}

/** Like `readItems`, for a list inside an item: if nothing in it can be read, it is empty, with a warning. */
export function readNested<Schema extends ItemSchema>(
  list: readonly unknown[],
  reader: ItemReader<Schema>,
): v.InferOutput<Schema>[] {
  try {
    return readItems(list, reader);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    reader.warn(`${reader.endpoint}: ${reportCause(error.failure)}`);
    return [];
  }
}
