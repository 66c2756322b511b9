import type * as v from 'valibot';
import { ApiError, reportCause, unreadable } from './failure.ts';
import { createNotes } from './notes.ts';
import { readItem, type ItemReader, type ItemSchema } from './readItem.ts';

/**
 * Reads a list item by item; a schema sees the place in the list (from 1) as `position`. Items that
 * cannot be read are left out with a warning; throws ApiError when none of a non-empty list can be.
 */
export function readItems<Schema extends ItemSchema>(
  list: readonly unknown[],
  reader: ItemReader<Schema>,
): v.InferOutput<Schema>[] {
  const notes = createNotes(reader.endpoint, reader.warn);
  const items = list.flatMap((raw, index) => readItem(raw, index, reader, notes.add));
  notes.end();
  if (list.length > 0 && items.length === 0) {
    throw unreadable(reader.endpoint, `none of its ${list.length} items could be read`);
  }
  return items;
}

/** As `readItems`, for a list inside an item: one of which nothing can be read is empty, with a warning. */
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
