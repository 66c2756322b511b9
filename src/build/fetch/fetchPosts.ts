import { describeCause, type Failure } from '#/api/failure.ts';
import { postEndpoint, postResource, withBody, type PostRow } from '#/api/posts.ts';
import {
  fetchList,
  fetchOrCopy,
  readCopy,
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

/** Adds the body of a post. Where the list is a copy itself, the API is not asked for bodies either. */
async function completePost(
  row: PostRow,
  isListCopy: boolean,
  source: FetchSource,
): Promise<CompletedPost> {
  const endpoint = postEndpoint(row);
  const question = {
    endpoint,
    getPages: async () => [{ address: endpoint, ...(await source.getJson(endpoint)) }],
    read: (body: unknown) => withBody(row, body, source.context),
    isFinal: isGone,
  };
  const leaveMissing = (cause: string): CompletedPost => {
    source.reporter.warn(`${endpoint}: ${cause}; the page says so`);
    return { row: { ...row, problem: 'missing' } };
  };
  if (NO_SEGMENT.test(row.id)) return leaveMissing('no address for such an id');
  if (isListCopy) {
    const copy = readCopy(question, source);
    return copy ? { row: copy.value } : leaveMissing('no copy');
  }
  const fetched = await fetchOrCopy(question, source);
  if ('value' in fetched) return { row: fetched.value };
  const { failure } = fetched;
  if (isGone(failure)) return leaveMissing(describeCause(failure, 'en'));
  return { row: { ...row, problem: 'failed' }, failure };
}

/** Fetches the posts. A list may lack their bodies; each of these posts is then fetched by itself. */
export async function fetchPosts(source: FetchSource): Promise<FetchedList<PostRow>> {
  const { rows, failure, isCopy = false } = await fetchList(postResource, source);
  const count = rows.filter((row) => row.isBodyApart).length;
  let done = 0;
  const complete = async (row: PostRow): Promise<CompletedPost> => {
    if (!row.isBodyApart) return { row };
    const completed = await completePost(row, isCopy, source);
    source.reporter.progress('posts', (done += 1), count);
    return completed;
  };
  const completed = await Promise.all(rows.map(complete));
  const itemFailures = completed.flatMap((post) =>
    post.failure ? [{ endpoint: postEndpoint(post.row), failure: post.failure }] : [],
  );
  return { rows: completed.map(({ row }) => row), failure, itemFailures };
}
