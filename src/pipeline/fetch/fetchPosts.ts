import type { ApiError } from '#/api/failure.ts';
import { postEndpoint, withBody, type PostRow } from '#/api/posts.ts';
import { withoutUndefined } from '#/lib/text.ts';
import { fetchOrCopy, isGone, type ContentSource } from './apiClient.ts';

interface PostWithBody {
  row: PostRow;
  error?: ApiError;
}

/** Fetches the body of a post. */
async function fetchBody(row: PostRow, source: ContentSource): Promise<PostWithBody> {
  const endpoint = postEndpoint(row);
  const read = (body: unknown) => withBody(row, body, source.context);
  const { value = row, error } = await fetchOrCopy({ endpoint, read, isSingle: true }, source);
  if (!error) return { row: value };
  if (!isGone(error)) return { row: { ...row, problem: 'failed' }, error };
  source.reporter.warn(`${error.message}; the page says so`);
  return { row: { ...row, problem: 'missing' } };
}

/** Fetches the bodies that a list of posts lacks, each from its own endpoint. */
export async function fetchBodies(rows: readonly PostRow[], source: ContentSource) {
  const count = rows.filter((row) => row.hasOwnEndpoint).length;
  let done = 0;
  const addBody = async (row: PostRow): Promise<PostWithBody> => {
    if (!row.hasOwnEndpoint) return { row };
    const fetched = await fetchBody(row, source);
    source.reporter.progress('posts', (done += 1), count);
    return fetched;
  };
  // Posts without a copy come first: otherwise an API that stops responding after some requests would fail
  // for the same posts in every build.
  const hasCopy = (row: PostRow) => source.copies.some((copy) => postEndpoint(row) in copy);
  const inTurn = rows.toSorted((one, other) => Number(hasCopy(one)) - Number(hasCopy(other)));
  const fetched = (await Promise.all(inTurn.map(addBody))).sort(
    (one, other) => one.row.position - other.row.position,
  );
  return {
    rows: fetched.map(({ row }) => row),
    errors: withoutUndefined(fetched.map(({ error }) => error)),
  };
}
