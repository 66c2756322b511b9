import { isRecord } from '#/lib/isRecord.ts';
import { describeValue, kindOf } from './describeValue.ts';
import { ApiError, unreadable } from './failure.ts';
import type { Warn } from './readItem.ts';

export interface ReadContext {
  /** What a relative image or video path is appended to, without a trailing slash. */
  mediaBaseUrl: string;
  warn: Warn;
}

/** A picture that a row names, and what it is wanted for beside a place in the page. */
export interface NamedPicture {
  url?: string | undefined;
  /** It fills a page or opens alone. */
  isLarge?: boolean;
  /** It stands for its page where a link to it is shared. */
  isCard?: boolean;
}

/** One list endpoint: its address, how its answer becomes rows, and which pictures the rows name. */
export interface Resource<Row> {
  name: string;
  endpoint: string;
  read: (body: unknown, context: ReadContext) => Row[];
  pictures: (row: Row) => NamedPicture[];
}

/** The list that a reply holds under the first of `keys` that has one, if any. */
export const findList = (body: unknown, keys: string[]): unknown[] | undefined =>
  isRecord(body) ? keys.map((key) => body[key]).find(Array.isArray) : undefined;

/** As `findList`, but throws ApiError if there is none. */
export function listIn(body: unknown, endpoint: string, keys = ['data']): unknown[] {
  const list = findList(body, keys);
  if (list) return list;
  const found = isRecord(body)
    ? keys.map((key) => body[key]).find((value) => value !== undefined)
    : body;
  throw unreadable(endpoint, `expected a list in ${keys.join(' or ')}, found ${kindOf(found)}`);
}

/** The object in `data` of a reply; throws ApiError if there is none. */
export function recordIn(body: unknown, endpoint: string): Record<string, unknown> {
  const found = isRecord(body) ? body.data : body;
  if (isRecord(body) && isRecord(body.data)) return body.data;
  throw unreadable(endpoint, `expected an object in data, found ${kindOf(found)}`);
}

/** Throws ApiError where an object does not say `status: 'success'` (spec, section 7: food and franchises). */
export function requireSuccess(body: unknown, endpoint: string): void {
  if (!isRecord(body) || body.status === 'success') return; // what is no object has no list either
  const detail = `expected status "success", found ${describeValue(body.status)}`;
  throw new ApiError(endpoint, { kind: 'wrong-status', detail });
}
