import { isRecord } from '#/lib/isRecord.ts';
import { describeValue, kindOf } from './describeValue.ts';
import { ApiError, unreadable } from './failure.ts';
import type { CountField, Warn } from './readItem.ts';

export interface ReadContext {
  /** Relative image and video paths are appended to it; no trailing slash. */
  mediaBaseUrl: string;
  warn: Warn;
  /** Counts the fields that items have, for the gate. */
  count?: CountField | undefined;
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
  endpoint: string;
  read: (body: unknown, context: ReadContext) => Row[];
  pictures: (row: Row) => NamedPicture[];
}

/** The list under the first of `keys` that has one. */
export const findList = (body: unknown, keys: string[]): unknown[] | undefined =>
  isRecord(body) ? keys.map((key) => body[key]).find(Array.isArray) : undefined;

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
  if (isRecord(body) && isRecord(body.data)) return body.data;
  throw unreadable(endpoint, `expected an object in data, found ${kindOf(found)}`);
}

/** Throws ApiError if an object has no `status: 'success'` (food and franchises). */
export function requireSuccess(body: unknown, endpoint: string): void {
  // Anything but an object fails later, as it has no list.
  if (!isRecord(body) || body.status === 'success') return;
  const detail = `expected status "success", found ${describeValue(body.status)}`;
  throw new ApiError(endpoint, { kind: 'wrong-status', detail });
}
