import type * as v from 'valibot';
import { ApiError, reportCause, unreadable } from './failure.ts';
import { readItem, type ItemReader, type ItemSchema } from './readItem.ts';

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
  const items = list.flatMap((raw, index) => readItem(raw, index, { ...reader, count }));
  if (list.length > 0 && items.length === 0) {
    throw unreadable(reader.endpoint, `none of its ${list.length} items could be read`);
  }
  counted.forEach((field) => reader.count?.(...field));
  return items;
}

/**
 * Like `readItems`, for a list inside an item at `place`: if nothing in it can be read, it is empty, with a
 * note.
 */
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
