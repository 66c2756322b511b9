import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Part } from '#/routes.ts';
import type { Locale } from '#/messages/languages.ts';
import { localize, type InOneLanguage } from '#/messages/text.ts';
import type { Failure } from './failure.ts';
import type { ItemKind, Note } from './notes.ts';

/** The base addresses of pictures and videos, without trailing slashes. */
export interface MediaContext {
  apiBaseUrl: string;
  /** The base of relative paths. */
  mediaBaseUrl: string;
}

/** What reading a response needs besides the response. */
export interface ReadContext extends MediaContext {
  /** Counts an item (`*`) and the fields that it has, for the gate and the report. */
  count: (kind: ItemKind, names: readonly string[]) => void;
  /** Collects the report's notes about items. */
  note: (note: Note) => void;
}

/** A picture of a row. */
export interface RowPicture {
  url?: string | undefined;
  /** Whether the row has its own page: there the picture is large, and becomes the social card. */
  isLead?: boolean;
}

/** A list endpoint: its path, how to read its response into rows, and the pictures of a row. */
export interface Resource<Row> {
  /** The name of its file in a snapshot, without `.json`. */
  name: string;
  /** The part of the site that needs it; without that part it is not fetched. */
  part?: Part | undefined;
  endpoint: string;
  /** The keys under which its response may have the list; by default `data`. */
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

/** The pictures by their addresses; a file of a snapshot. */
export type PictureIndex = Record<string, Picture>;

/** The videos that no page can play itself: a page with a player, or an address that is refused. */
export type VideoKinds = Record<string, 'page' | 'refused'>;

/** A video for pages. */
export interface VideoSource {
  address: string;
  /** Whether the address is a page with a player, which `<video>` cannot play. */
  isPage: boolean;
}

/** One endpoint's file of a snapshot: the rows, or why there are none. */
export interface SnapshotFile<Row> {
  rows: Row[];
  failure?: Failure | undefined;
}

/** What a page gets: the items; if loading failed, a message of `notices.json`. */
export interface Loaded<Item> {
  items: Item[];
  error?: string | undefined;
}

/** Reads `<name>.json` of a snapshot, which was validated when it was fetched. */
export function readSnapshotFile<Contents>(
  name: string,
  directory = process.env.SNAPSHOT_DIR,
): Contents {
  if (!directory) throw new Error('SNAPSHOT_DIR is not set: run npm run build or npm run dev');
  return JSON.parse(readFileSync(join(directory, `${name}.json`), 'utf8')) as Contents;
}

/** Returns a function that calls `read` on its first call and then returns the same result. */
function once<Value>(read: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= read());
}

const readPictures = once(() => readSnapshotFile<PictureIndex>('pictures'));

/** Returns the picture of an address, if the snapshot has one. */
export const pictureAt = (url: string | undefined): Picture | undefined =>
  url === undefined ? undefined : readPictures()[url];

const readVideoKinds = once(() => readSnapshotFile<VideoKinds>('videoKinds'));

/** Returns the video of an address, unless it was refused. */
export function videoAt(address: string | undefined): VideoSource | undefined {
  const kind = address === undefined ? undefined : readVideoKinds()[address];
  return address === undefined || kind === 'refused'
    ? undefined
    : { address, isPage: kind === 'page' };
}

/**
 * Creates a loader that reads an endpoint's rows once per language, and converts each row for pages, in the
 * API's order. Texts are in that language, else in English.
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
