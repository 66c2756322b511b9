import type { Resource } from '#/api/resource.ts';

/** Reads an answer like Fetch; returns the rows and warnings. */
export function readRows<Row>(resource: Resource<Row>, body: unknown) {
  const warnings: string[] = [];
  const rows = resource.read(body, {
    mediaBaseUrl: 'https://media.example',
    warn: (warning) => warnings.push(warning),
  });
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
