import { readdir, readFile, writeFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import * as v from 'valibot';
import { LANGUAGES, type LanguageCode } from '#/content/languages.ts';
import { readCopyCells, writeCopyCell } from './copyCells.ts';

const CODES = Object.keys(LANGUAGES) as LanguageCode[];
const COLUMNS = ['file', 'key', ...CODES];
/** Without it a spreadsheet assumes another encoding. */
const BYTE_ORDER_MARK = '\ufeff';

const RowSchema = v.object({
  file: v.string(),
  key: v.string(),
  ...(Object.fromEntries(CODES.map((code) => [code, v.string()])) as Record<
    LanguageCode,
    v.StringSchema<undefined>
  >),
});
type Row = v.InferOutput<typeof RowSchema>;

const pathOf = (contentDir: string, code: LanguageCode, file: string) =>
  `${contentDir}/${code}/${file}`;

async function listFiles(contentDir: string): Promise<string[]> {
  const lists = await Promise.all(
    CODES.map((code) => readdir(`${contentDir}/${code}`, { recursive: true })),
  );
  return [...new Set(lists.flat())].filter((file) => file.endsWith('.ts')).sort();
}

const readSource = (path: string) => readFile(path, 'utf8').catch(() => '');

/** All texts of the site as CSV: one row for each text, one column for each language. */
export async function writeCopyTable(contentDir: string): Promise<string> {
  const rows: Row[] = [];
  for (const file of await listFiles(contentDir)) {
    const byKey = new Map<string, Row>();
    for (const code of CODES) {
      for (const { key, text } of readCopyCells(await readSource(pathOf(contentDir, code, file)))) {
        const row = byKey.get(key) ?? { file, key, en: '', gu: '', hi: '' };
        byKey.set(key, { ...row, [code]: text });
      }
    }
    rows.push(...byKey.values());
  }
  return BYTE_ORDER_MARK + stringify(rows, { header: true, columns: COLUMNS });
}

/** Writes the corrections in such a table into the content files; returns the files that changed. */
export async function readCopyTable(contentDir: string, csv: string): Promise<string[]> {
  const rows = v.parse(v.array(RowSchema), parse(csv, { columns: true, bom: true }));
  const changed: string[] = [];
  for (const file of new Set(rows.map((row) => row.file))) {
    for (const code of CODES) {
      const path = pathOf(contentDir, code, file);
      const source = await readSource(path);
      const texts = new Map(
        rows.filter((row) => row.file === file).map((row) => [row.key, row[code]]),
      );
      let corrected = source;
      for (const cell of readCopyCells(source).reverse()) {
        const text = texts.get(cell.key);
        if (text === undefined || text === '' || text === cell.text) continue;
        corrected =
          corrected.slice(0, cell.start) + writeCopyCell(cell, text) + corrected.slice(cell.end);
      }
      if (corrected === source) continue;
      await writeFile(path, corrected);
      changed.push(path);
    }
  }
  return changed;
}
