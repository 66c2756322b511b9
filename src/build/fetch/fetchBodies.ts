import {
  ApiError,
  describeCause,
  reportCause,
  type EndpointFailure,
  type Failure,
} from '#/api/failure.ts';
import { postEndpoint, type PostRow } from '#/api/posts.ts';
import { createAsker, readCopy, type Completed } from './askForBody.ts';
import { describeCopy, type FetchedPart, type PartSource } from './fetchPart.ts';
import type { KeptAnswer } from './keptAnswers.ts';

/** URLs resolve these segments: `/api/blog/..` becomes `/api/`. */
const NO_SEGMENT = /^\.{1,2}$/;

const isGone = (failure: Failure) => failure.kind === 'http' && failure.status === 404;

/** The answers of the last good snapshot, by address. */
type Copies = ReadonlyMap<string, KeptAnswer>;

/** The rows with their bodies, the answers that contained these, and the failures. */
export interface FetchedBodies {
  rows: PostRow[];
  answers: KeptAnswer[];
  failures: EndpointFailure[];
}

function leaveMissing(row: PostRow, cause: string, { context }: PartSource): Completed {
  context.warn(`${postEndpoint(row)}: ${cause}; the page says so`);
  return { row: { ...row, problem: 'missing' } };
}

/** For a post whose request failed: the row with its copied body, or with its problem. */
function fallBack(
  row: PostRow,
  { endpoint, failure }: EndpointFailure,
  copies: Copies,
  source: PartSource,
): Completed {
  if (isGone(failure)) return leaveMissing(row, describeCause(failure), source);
  const completed = readCopy(row, copies.get(endpoint), source);
  if (!completed?.answer) return { row: { ...row, problem: 'failed' }, failure };
  const { fetchedAt } = completed.answer;
  source.onCopy(describeCopy(endpoint, reportCause(failure), fetchedAt, source.now));
  return completed;
}

/** Returns a function that completes a post, and a count; `total` is for the progress. */
function createCompleter(copies: Copies, source: PartSource, total: number) {
  const { ask, countResumed } = createAsker(copies, source);
  let done = 0;

  const complete = async (row: PostRow): Promise<Completed> => {
    if (NO_SEGMENT.test(row.id)) return leaveMissing(row, 'no address for such an id', source);
    try {
      return await ask(row);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return fallBack(row, error, copies, source);
    } finally {
      source.onProgress('posts', (done += 1), total);
    }
  };
  return { complete, countResumed };
}

const sortOut = (completed: readonly Completed[]): FetchedBodies => ({
  rows: completed.map(({ row }) => row),
  answers: completed.flatMap(({ answer }) => answer ?? []),
  failures: completed.flatMap(({ row, failure }) =>
    failure ? [{ endpoint: postEndpoint(row), failure }] : [],
  ),
});

/** Fetches the body of each post that has none in the list. */
export async function fetchBodies(
  part: FetchedPart<PostRow>,
  kept: readonly KeptAnswer[],
  source: PartSource,
): Promise<FetchedBodies> {
  const copies = new Map(kept.map((answer) => [answer.address, answer]));
  const total = part.rows.filter((row) => row.isBodyApart).length;
  const { complete, countResumed } = createCompleter(copies, source, total);

  const completeIfApart = async (row: PostRow): Promise<Completed> => {
    if (!row.isBodyApart) return { row };
    if (!part.isCopy) return source.queue.add(() => complete(row));
    // If the list itself could not be fetched, its posts are not requested either.
    const copy = readCopy(row, copies.get(postEndpoint(row)), source);
    return copy ?? leaveMissing(row, 'no copy', source);
  };

  const completed = await Promise.all(part.rows.map(completeIfApart));
  const resumed = countResumed();
  if (resumed > 0) {
    source.onCopy(`${resumed} texts of posts are those that a build which was cut off had got`);
  }
  return sortOut(completed);
}
