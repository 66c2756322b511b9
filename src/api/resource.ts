import { isRecord } from '~/lib/isRecord';
import { ApiError } from './failure';
import { type Warn } from './readItems';

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
  throw new ApiError(endpoint, { kind: 'unreadable' }, `expected a list in ${keys.join(' or ')}`);
}

/** Throws ApiError unless the reply says `status: 'success'` (spec, section 7: food and franchises). */
export function requireSuccess(body: unknown, endpoint: string): void {
  if (isRecord(body) && body.status === 'success') return;
  if (!isRecord(body)) throw new ApiError(endpoint, { kind: 'unreadable' }, 'expected an object');
  throw new ApiError(endpoint, { kind: 'wrong-status' }, 'status is not success');
}
