import { readdir } from 'node:fs/promises';
import { isRecord } from '#/lib/isRecord.ts';
import type { PageRecord } from '#/content/pageRecord.ts';

const FOLDER = new URL('../content/en/pages/', import.meta.url);

const isPageRecord = (value: unknown): value is PageRecord =>
  isRecord(value) && isRecord(value.link) && isRecord(value.card);

async function readRecord(file: string): Promise<PageRecord> {
  const exported: unknown = await import(new URL(file, FOLDER).href);
  const page = isRecord(exported) ? exported.page : undefined;
  if (!isPageRecord(page)) throw new Error(`src/content/en/pages/${file} has no page record.`);
  return page;
}

/** The record of every page with an address of its own. */
export const loadPageRecords = async (): Promise<PageRecord[]> =>
  Promise.all((await readdir(FOLDER)).filter((file) => file.endsWith('.ts')).map(readRecord));
