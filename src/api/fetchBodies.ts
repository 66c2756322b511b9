import { getJson } from './client';
import { ApiError, describeCause, isPassing, type EndpointFailure, type Failure } from './failure';
import { describeCopy, type FetchedPart, type PartSource } from './fetchPart';
import { postEndpoint, withBody, type PostRow } from './posts';
import type { SnapshotPart } from './snapshot';

/** An API that is down is not asked for every one of thousands of posts. */
const FAILURES_BEFORE_GIVING_UP = 8;

/** An address drops these at its end: `/api/blog/..` is `/api/`. */
const NO_SEGMENT = /^\.{1,2}$/;

const isGone = (failure: Failure) => failure.kind === 'http' && failure.status === 404;

/** Fetches the body of each post whose list entry came without one; the rest stay as they are. */
export async function fetchBodies(
  part: FetchedPart<PostRow>,
  previous: SnapshotPart<PostRow> | undefined,
  source: PartSource,
): Promise<{ rows: PostRow[]; failures: EndpointFailure[] }> {
  const failures: EndpointFailure[] = [];
  const copies = new Map(previous?.rows.map((row) => [row.id, row]));
  const total = part.rows.filter((row) => row.isBodyApart).length;
  let consecutive = 0;
  let lastFailure: Failure | undefined;
  let done = 0;

  const fetchBody = async (row: PostRow): Promise<PostRow> => {
    const endpoint = postEndpoint(row);
    try {
      if (NO_SEGMENT.test(row.id)) return leaveMissing(row, endpoint, 'no address for such an id');
      if (lastFailure && consecutive >= FAILURES_BEFORE_GIVING_UP) {
        throw new ApiError(endpoint, lastFailure);
      }
      const answer = await getJson(source.apiBaseUrl, endpoint, {}, source.client);
      const full = withBody(row, answer.body, source.context);
      consecutive = 0;
      return { ...full, bodyFetchedAt: source.now.toISOString() };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      count(error.failure);
      return fallBack(row, endpoint, error.failure);
    } finally {
      done += 1;
      source.onProgress('posts', done, total);
    }
  };

  const leaveMissing = (row: PostRow, endpoint: string, cause: string): PostRow => {
    source.context.warn(`${endpoint}: ${cause}; the page says so`);
    return { ...row, problem: 'missing' };
  };

  /** An answer of any kind says that the API is up; what it lacks is its own matter. */
  const count = (failure: Failure) => {
    consecutive = isPassing(failure) ? consecutive + 1 : 0;
    lastFailure = failure;
  };

  const fallBack = (row: PostRow, endpoint: string, failure: Failure): PostRow => {
    if (isGone(failure)) return leaveMissing(row, endpoint, describeCause(failure));
    const copy = copies.get(row.id);
    if (copy && !copy.problem && previous?.fetchedAt) {
      const cause = describeCause(failure);
      const fetchedAt = copy.bodyFetchedAt ?? previous.fetchedAt;
      source.onCopy(describeCopy(endpoint, cause, fetchedAt, source.now));
      return { ...copy, slug: row.slug };
    }
    failures.push({ endpoint, failure });
    return { ...row, problem: 'failed' };
  };

  const rows = await Promise.all(
    part.rows.map((row) =>
      row.isBodyApart && !part.isCopy
        ? source.queue.add(() => fetchBody(row))
        : Promise.resolve(row),
    ),
  );
  return { rows, failures };
}
