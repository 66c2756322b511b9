import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Part } from '#/routes.ts';
import type { Locale } from '#/messages/languages.ts';
import { localize, type InOneLanguage } from '#/messages/text.ts';
import type { Failure } from './failure.ts';
import type { Note } from './notes.ts';

/** What makes the addresses of pictures and videos; no trailing slashes. */
export interface MediaContext {
  apiBaseUrl: string;
  /** Relative paths are appended to it. */
  mediaBaseUrl: string;
}

/** What reading an answer needs beside the answer itself. */
export interface ReadContext extends MediaContext {
  /** Counts an item (with the field `*`) or a field that an item has, for the gate. */
  count?: ((item: string, field: string) => void) | undefined;
  /** Collects which fields an item has of those that are read, to report those that none has. */
  noteFields?: (endpoint: string, item: string, read: string[], given: string[]) => void;
  /** Collects what the report says of items. */
  note: (note: Note) => void;
}

/** A picture of a row. */
export interface RowPicture {
  url?: string | undefined;
  /** Whether the row has a page of its own: there it is large, and it makes the page's social card. */
  isLead?: boolean;
}

/** One list endpoint: its address, how to read its answer into rows, and the pictures of a row. */
export interface Resource<Row> {
  /** The name of its file in a snapshot, without `.json`. */
  name: string;
  /** The part of the site that it is for; a business without that part needs no answer. */
  part?: Part | undefined;
  endpoint: string;
  /** Where its answer may have the list; by default `data`. */
  listKeys?: readonly string[];
  read: (body: unknown, context: ReadContext) => Row[];
  pictures: (row: Row) => RowPicture[];
}

/** A picture of the API for pages. Its variants are `/_media/<file>-<width>.avif`, `.webp` and one `.jpg`. */
export interface Picture {
  file: string;
  width: number;
  height: number;
  /** Shown until the picture has loaded: `#rgb`, or `transparent` if the picture has an alpha channel. */
  color: string;
  widths: number[];
}

/** The picture of each address; a file of a snapshot. */
export type PictureIndex = Record<string, Picture>;

/** One endpoint's file of a snapshot: the rows for pages, or why there are none. */
export interface SnapshotFile<Row> {
  rows: Row[];
  failure?: Failure | undefined;
}

/** What a page gets: the items, if any; with a message of `notices.json` if they could not be had. */
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

/** Returns a function that calls `read` once, when its result is first needed. */
function once<Value>(read: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= read());
}

const readPictures = once(() => readSnapshotFile<PictureIndex>('pictures'));

/** The picture of an address in the snapshot, if it has one. */
export const pictureAt = (url: string | undefined): Picture | undefined =>
  url === undefined ? undefined : readPictures()[url];

/**
 * Makes a loader that reads an endpoint's rows once for each language, and converts each row for pages, in
 * the API's order. Texts of a row are then in that language, or in English.
 */
export function createLoader<Row, Item>(
  { name }: Resource<Row>,
  toItem: (row: InOneLanguage<Row>, locale: Locale) => Item,
  describeFailure: (failure: Failure, locale: Locale) => string,
) {
  const readFile = once(() => readSnapshotFile<SnapshotFile<Row>>(name));
  const cache = new Map<Locale, Loaded<Item>>();
  const load = (locale: Locale): Loaded<Item> => {
    const { rows, failure } = readFile();
    if (failure) return { items: [], error: describeFailure(failure, locale) };
    return { items: rows.map((row) => toItem(localize(locale, row), locale)) };
  };
  return (locale: Locale): Loaded<Item> => {
    const loaded = cache.get(locale) ?? load(locale);
    cache.set(locale, loaded);
    return loaded;
  };
}
