import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '#/words/languages.ts';
import { inLanguage, type InLanguage } from '#/words/text.ts';
import type { Failure } from './failure.ts';
import type { Picture, PictureIndex } from './pictures.ts';
import type { Resource } from './resource.ts';

/** One endpoint's file of a snapshot: the rows for pages, or why there are none. */
export interface SnapshotFile<Row> {
  rows: Row[];
  failure?: Failure | undefined;
}

/** What a page gets: items, an empty list, or an empty list with a message of `notices.json`. */
export interface Loaded<Item> {
  items: Item[];
  error?: string | undefined;
}

/** Reads `<name>.json` of a snapshot; its contents were validated when they were fetched. */
export function readSnapshotFile<Contents>(
  name: string,
  directory = process.env.SNAPSHOT_DIR,
): Contents {
  if (!directory) throw new Error('SNAPSHOT_DIR is not set: run npm run build or npm run dev');
  return JSON.parse(readFileSync(join(directory, `${name}.json`), 'utf8')) as Contents;
}

/** Reads a file once for each snapshot directory. */
function rememberFile<Contents>(read: () => Contents): () => Contents {
  let remembered: { directory: string | undefined; contents: Contents } | undefined;
  return () => {
    const directory = process.env.SNAPSHOT_DIR;
    if (!remembered || remembered.directory !== directory) {
      remembered = { directory, contents: read() };
    }
    return remembered.contents;
  };
}

const readPictures = rememberFile(() => readSnapshotFile<PictureIndex>('pictures'));

/** The picture of an address in the snapshot, if it has one. */
export const pictureAt = (url: string | undefined): Picture | undefined =>
  url === undefined ? undefined : readPictures()[url];

/**
 * Makes a loader that reads an endpoint's rows once for each language, and converts each row for pages, in
 * the API's order or by `arrange`. Texts of a row are then in that language, or in English.
 */
export function createLoader<Row, Item>(
  { name }: Resource<Row>,
  toItem: (row: InLanguage<Row>, locale: Locale) => Item,
  arrange = (items: Item[]) => items,
) {
  const read = rememberFile(() => readSnapshotFile<SnapshotFile<Row>>(name));
  const cache = new WeakMap<SnapshotFile<Row>, Map<Locale, Item[]>>();
  const itemsIn = (file: SnapshotFile<Row>, locale: Locale) => {
    const byLocale = cache.get(file) ?? new Map<Locale, Item[]>();
    cache.set(file, byLocale);
    const items =
      byLocale.get(locale) ??
      arrange(file.rows.map((row) => toItem(inLanguage(locale, row), locale)));
    byLocale.set(locale, items);
    return items;
  };
  return (locale: Locale, describeFailure: (failure: Failure) => string): Loaded<Item> => {
    const file = read();
    if (file.failure) return { items: [], error: describeFailure(file.failure) };
    return { items: itemsIn(file, locale) };
  };
}
