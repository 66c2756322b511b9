import { ApiError, isTransient, type Failure } from '#/api/failure.ts';

/** After so many failures in a row the API itself has a problem, and retrying each post does not help. */
const FAILURES_BEFORE_SINGLE_TRIES = 8;
/** An API that has only failed for so long is not asked for the remaining posts, which may be thousands. */
const PATIENCE_MS = 120_000;

/** Counts an API's failures in a row. Many of them end the retries; many over a long time end all requests. */
export function createGiveUp() {
  let consecutive = 0;
  let since = 0;
  let last: Failure | undefined;
  const isFailing = () => consecutive >= FAILURES_BEFORE_SINGLE_TRIES;

  return {
    /**
     * Throws ApiError if the API was given up: the error says that nobody asked, and names the last
     * failure.
     */
    check: (endpoint: string) => {
      const isOver = isFailing() && performance.now() - since >= PATIENCE_MS;
      if (last && isOver) throw new ApiError(endpoint, { ...last, unaskedAfter: consecutive });
    },
    isFailing,
    countAnswer: () => {
      consecutive = 0;
    },
    /** Only transient failures count: any other answer shows that the API is up. */
    countFailure: (failure: Failure) => {
      if (consecutive === 0) since = performance.now();
      consecutive = isTransient(failure) ? consecutive + 1 : 0;
      last = failure;
    },
  };
}
