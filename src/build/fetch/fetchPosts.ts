import { ApiError, describeCause, type Failure } from '#/api/failure.ts';
import { postEndpoint, postResource, withBody, type PostRow } from '#/api/posts.ts';
import {
  fallBack,
  fetchList,
  readAndSave,
  readAndSaveCopy,
  type FetchedList,
  type FetchSource,
} from './fetchList.ts';

/** URLs resolve these segments: `/api/blog/..` becomes `/api/`. */
const NO_SEGMENT = /^\.{1,2}$/;

interface CompletedPost {
  row: PostRow;
  failure?: Failure;
}

const isGone = (failure: Failure) => failure.kind === 'http' && failure.status === 404;

function leaveMissing(row: PostRow, cause: string, { warn }: FetchSource): CompletedPost {
  warn(`${postEndpoint(row)}: ${cause}; the page says so`);
  return { row: { ...row, problem: 'missing' } };
}

/** Fetches the body of one post; falls back to its copy, else the row says what is wrong. */
async function completePost(row: PostRow, source: FetchSource): Promise<CompletedPost> {
  if (NO_SEGMENT.test(row.id)) return leaveMissing(row, 'no address for such an id', source);
  const endpoint = postEndpoint(row);
  const read = (body: unknown) => withBody(row, body, source.context);
  try {
    const page = { address: endpoint, ...(await source.getJson(endpoint)) };
    return { row: await readAndSave(endpoint, [page], read, source) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { failure } = error;
    if (isGone(failure)) return leaveMissing(row, describeCause(failure, 'en'), source);
    const copy = await fallBack(endpoint, error, read, source);
    return copy ? { row: copy } : { row: { ...row, problem: 'failed' }, failure };
  }
}

/** For a post of a list that is a copy itself: the API is not asked for its body either. */
async function completeFromCopy(row: PostRow, source: FetchSource): Promise<CompletedPost> {
  const read = (body: unknown) => withBody(row, body, source.context);
  const copy = await readAndSaveCopy(postEndpoint(row), read, source);
  return copy ? { row: copy.value } : leaveMissing(row, 'no copy', source);
}

/** Fetches the posts. A list may lack their bodies; each of these posts is then fetched by itself. */
export async function fetchPosts(source: FetchSource): Promise<FetchedList<PostRow>> {
  const { rows, failure, isCopy } = await fetchList(postResource, source);
  const count = rows.filter((row) => row.isBodyApart).length;
  let done = 0;
  const complete = async (row: PostRow): Promise<CompletedPost> => {
    if (!row.isBodyApart) return { row };
    const completed = await (isCopy ? completeFromCopy : completePost)(row, source);
    source.onProgress('posts', (done += 1), count);
    return completed;
  };
  const completed = await Promise.all(rows.map(complete));
  const itemFailures = completed.flatMap((post) =>
    post.failure ? [{ endpoint: postEndpoint(post.row), failure: post.failure }] : [],
  );
  return { rows: completed.map(({ row }) => row), failure, itemFailures };
}
