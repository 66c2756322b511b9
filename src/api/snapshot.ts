import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Validators } from './client';
import type { Failure } from './failure';
import type { Picture, PictureIndex } from './pictures';

/** One endpoint's part of a snapshot: what it gave when it was last read, or why it never could be. */
export interface SnapshotPart<Row> extends Validators {
  rows: Row[];
  /** ISO 8601; `undefined` where the endpoint never answered. */
  fetchedAt?: string | undefined;
  failure?: Failure | undefined;
}

/** What a page gets: items, an empty list, or the error catalogue's message beside an empty list. */
export interface Loaded<Item> {
  items: Item[];
  error?: string | undefined;
}

/** Reads `<name>.json` of a snapshot; its contents were validated when they were fetched. */
export function readPart<Part>(name: string, directory = process.env.SNAPSHOT_DIR): Part {
  if (!directory) throw new Error('SNAPSHOT_DIR is not set: run npm run build or npm run dev');
  return JSON.parse(readFileSync(join(directory, `${name}.json`), 'utf8')) as Part;
}

let pictures: PictureIndex | undefined;

/** The picture that an address had when the snapshot was made, if it had one. */
export function pictureAt(url: string | undefined): Picture | undefined {
  pictures ??= readPart<PictureIndex>('pictures');
  return url === undefined ? undefined : pictures[url]?.picture;
}

/** A loader that reads one endpoint's rows once and turns each into what pages see. */
export function createLoader<Row, Item>(name: string, toItem: (row: Row) => Item) {
  let part: { items: Item[]; failure?: Failure | undefined } | undefined;
  return (describeFailure: (failure: Failure) => string): Loaded<Item> => {
    if (!part) {
      const { rows, failure } = readPart<SnapshotPart<Row>>(name);
      part = { items: rows.map(toItem), failure };
    }
    return part.failure ? { items: [], error: describeFailure(part.failure) } : part;
  };
}
