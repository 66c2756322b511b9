import { createNotes } from '#/api/notes.ts';
import type { Resource } from '#/api/snapshot.ts';

/** A context whose notes nobody reads. */
export const CONTEXT = {
  apiBaseUrl: 'https://api.example',
  mediaBaseUrl: 'https://media.example',
  note: () => undefined,
};

/** Reads an answer like Fetch; returns the rows, the lines of the report, and how many items have each field. */
export function readRows<Row>(resource: Pick<Resource<Row>, 'read'>, body: unknown) {
  const warnings: string[] = [];
  const counts: Record<string, number> = {};
  const count = (item: string, field: string) => {
    counts[`${item}.${field}`] = (counts[`${item}.${field}`] ?? 0) + 1;
  };
  const notes = createNotes((warning) => warnings.push(warning));
  const rows = resource.read(body, {
    ...CONTEXT,
    note: notes.add,
    count,
  });
  notes.end();
  return { rows, warnings, counts };
}

/** The only row of an answer with one item. */
export function readRow<Row>(resource: Resource<Row>, item: unknown, wrap = wrapData) {
  const [row] = readRows(resource, wrap([item])).rows;
  if (!row) throw new Error('no row was read');
  return row;
}

export const wrapData = (data: unknown) => ({ data });
export const wrapSuccess = (data: unknown) => ({ status: 'success', data });
