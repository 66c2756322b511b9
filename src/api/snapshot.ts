import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Failure } from './failure.ts';
import type { Picture, PictureIndex } from './pictures.ts';
import type { Resource } from './resource.ts';

/** One endpoint's part of a snapshot: the rows for pages, or why there are none. */
export interface SnapshotPart<Row> {
  rows: Row[];
  failure?: Failure | undefined;
}

/** What a page gets: items, an empty list, or an empty list with the error catalogue's message. */
export interface Loaded<Item> {
  items: Item[];
  error?: string | undefined;
}

/** Reads `<name>.json` of a snapshot; its contents were validated when they were fetched. */
export function readPart<Part>(name: string, directory = process.env.SNAPSHOT_DIR): Part {
  if (!directory) throw new Error('SNAPSHOT_DIR is not set: run npm run build or npm run dev');
  return JSON.parse(readFileSync(join(directory, `${name}.json`), 'utf8')) as Part;
}

/** Reads a part once for each snapshot directory. */
function rememberPart<Part>(read: () => Part): () => Part {
  let remembered: { directory: string | undefined; part: Part } | undefined;
  return () => {
    const directory = process.env.SNAPSHOT_DIR;
    if (!remembered || remembered.directory !== directory) {
      remembered = { directory, part: read() };
    }
    return remembered.part;
  };
}

const readPictures = rememberPart(() => readPart<PictureIndex>('pictures'));

/** The picture of an address in the snapshot, if it has one. */
export const pictureAt = (url: string | undefined): Picture | undefined =>
  url === undefined ? undefined : readPictures()[url];

/**
 * Makes a loader that reads an endpoint's rows once and converts each for pages, in the API's order or by
 * `arrange`.
 */
export function createLoader<Row, Item>(
  { name }: Resource<Row>,
  toItem: (row: Row) => Item,
  arrange = (items: Item[]) => items,
) {
  const read = rememberPart(() => {
    const { rows, failure } = readPart<SnapshotPart<Row>>(name);
    return { items: arrange(rows.map(toItem)), failure };
  });
  return (describeFailure: (failure: Failure) => string): Loaded<Item> => {
    const { items, failure } = read();
    return failure ? { items: [], error: describeFailure(failure) } : { items };
  };
}
