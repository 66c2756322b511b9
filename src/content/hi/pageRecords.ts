import type { PageRecord } from '#/content/pageRecord.ts';

/** The record of every page. */
export const allPageRecords = Object.values(
  import.meta.glob<PageRecord>('./pages/*.ts', { eager: true, import: 'page' }),
);
