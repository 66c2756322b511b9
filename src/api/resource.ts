import type { Part } from '#/business/parts.ts';
import { isRecord } from '#/lib/isRecord.ts';
import { ApiError, describeValue, kindOf, unreadable } from './failure.ts';
import type { Note } from './notes.ts';
import { listOf } from './parseListText.ts';

/** Counts an item (with the field `*`) or a field that an item has. */
export type CountField = (item: string, field: string) => void;

/** What reading an answer needs beside the answer itself. */
export interface ReadContext {
  /** Relative image and video paths are appended to it; no trailing slash. */
  mediaBaseUrl: string;
  /** Counts the fields that items have, for the gate. */
  count?: CountField | undefined;
  /** Collects what the report says of items. */
  note: (note: Note) => void;
}

/** A picture of a row, and its uses besides a place in the page. */
export interface NamedPicture {
  url?: string | undefined;
  /** Whether it fills a page or opens alone. */
  isLarge?: boolean;
  /** Whether it is the social card of its page. */
  isCard?: boolean;
}

/** One list endpoint: its address, how to read its answer into rows, and the pictures of a row. */
export interface Resource<Row> {
  name: string;
  /** The part of the site that it is for; a business without that part needs no answer. */
  part?: Part | undefined;
  endpoint: string;
  read: (body: unknown, context: ReadContext) => Row[];
  pictures: (row: Row) => NamedPicture[];
}

/** The list under the first of `keys` that has one. */
export const findList = (body: unknown, keys: string[]): unknown[] | undefined =>
  isRecord(body)
    ? keys.map((key) => listOf(body[key])).find((list) => list !== undefined)
    : undefined;

/** Like `findList`, but throws ApiError if there is none. */
export function listIn(body: unknown, endpoint: string, keys = ['data']): unknown[] {
  const list = findList(body, keys);
  if (list) return list;
  const found = isRecord(body)
    ? keys.map((key) => body[key]).find((value) => value !== undefined)
    : body;
  throw unreadable(endpoint, `expected a list in ${keys.join(' or ')}, found ${kindOf(found)}`);
}

/** The object in `data` of an answer; throws ApiError if there is none. */
export function recordIn(body: unknown, endpoint: string): Record<string, unknown> {
  const found = isRecord(body) ? body.data : body;
  if (isRecord(found)) return found;
  throw unreadable(endpoint, `expected an object in data, found ${kindOf(found)}`);
}

const FAILED_STATUS = ['error', 'fail', 'false'];

function wrongStatus(endpoint: string, mismatch: string, { message }: Record<string, unknown>) {
  const words = typeof message === 'string' ? ` and the message ${describeValue(message)}` : '';
  return new ApiError(endpoint, { kind: 'wrong-status', detail: `expected ${mismatch}${words}` });
}

/** Throws ApiError if an answer says that it is a failure: `success: false`, or the `status` of one. */
export function throwIfFailed(body: unknown, endpoint: string): void {
  if (!isRecord(body)) return;
  const { success, status } = body;
  if (success === false) throw wrongStatus(endpoint, 'success, found false', body);
  if (FAILED_STATUS.includes(String(status).toLowerCase())) throwUnlessSuccess(body, endpoint);
}

/** Throws ApiError if an object has no `status: 'success'`, which food and franchises must have. */
export function throwUnlessSuccess(body: unknown, endpoint: string): void {
  // Anything but an object fails later, as it has no list.
  if (!isRecord(body) || body.status === 'success') return;
  throw wrongStatus(endpoint, `status "success", found ${describeValue(body.status)}`, body);
}
