import { createFieldCounts, createNotes } from '#/api/notes.ts';
import type { Resource } from '#/api/snapshot.ts';

/** A context that drops all notes. */
export const CONTEXT = {
  apiBaseUrl: 'https://api.example',
  mediaBaseUrl: 'https://media.example',
  note: () => undefined,
  count: () => undefined,
};

/** Parses a reply as the fetch does; returns the rows, the report lines and the count of each field. */
export function readRows<Row>(resource: Pick<Resource<Row>, 'read'>, body: unknown) {
  const warnings: string[] = [];
  const fields = createFieldCounts();
  const notes = createNotes((warning) => warnings.push(warning));
  const rows = resource.read(body, { ...CONTEXT, note: notes.add, count: fields.add });
  notes.end();
  return { rows, warnings, counts: fields.counts };
}

/** Reads a reply with one item and returns its row. */
export function readRow<Row>(resource: Resource<Row>, item: unknown, wrap = wrapData) {
  const [row] = readRows(resource, wrap([item])).rows;
  if (!row) throw new Error('no row was read');
  return row;
}

export const wrapData = (data: unknown) => ({ data });
export const wrapSuccess = (data: unknown) => ({ status: 'success', data });
