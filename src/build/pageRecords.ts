import { readdir } from 'node:fs/promises';
import { isRecord } from '#/lib/isRecord.ts';
import type { LanguageCode } from '#/content/languages.ts';
import type { PageRecord } from '#/content/pageRecord.ts';

const isPageRecord = (value: unknown): value is PageRecord =>
  isRecord(value) && isRecord(value.link) && isRecord(value.card);

async function readRecord(file: URL): Promise<PageRecord> {
  const exported: unknown = await import(file.href);
  const page = isRecord(exported) ? exported.page : undefined;
  if (!isPageRecord(page)) throw new Error(`${file.pathname} has no page record.`);
  return page;
}

/** The records of all pages with a fixed address. */
export async function loadPageRecords(code: LanguageCode = 'en'): Promise<PageRecord[]> {
  const folder = new URL(`../content/${code}/pages/`, import.meta.url);
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts'));
  return Promise.all(files.map((file) => readRecord(new URL(file, folder))));
}
