import { createNotes } from '#/api/notes.ts';
import type { Resource } from '#/api/snapshot.ts';

/** A context whose notes nobody reads. */
export const CONTEXT = { mediaBaseUrl: 'https://media.example', note: () => undefined };

/** Reads an answer like Fetch; returns the rows and the lines of the report. */
export function readRows<Row>(resource: Pick<Resource<Row>, 'read'>, body: unknown) {
  const warnings: string[] = [];
  const notes = createNotes((warning) => warnings.push(warning));
  const rows = resource.read(body, { ...CONTEXT, note: notes.add });
  notes.end();
  return { rows, warnings };
}

/** The only row of an answer with one item. */
export function readRow<Row>(resource: Resource<Row>, item: unknown, wrap = wrapData) {
  const [row] = readRows(resource, wrap([item])).rows;
  if (!row) throw new Error('no row was read');
  return row;
}

export const wrapData = (data: unknown) => ({ data });
export const wrapSuccess = (data: unknown) => ({ status: 'success', data });
