import { ApiError, isTransient, type Failure } from '#/api/failure.ts';

/** After so many failures in a row the API itself is in trouble, and retries of each post help nobody. */
const FAILURES_BEFORE_SINGLE_TRIES = 8;
/** An API that has done nothing but fail for so long is not asked for the rest of thousands of posts. */
const PATIENCE_MS = 120_000;

/** Counts an API's failures in a row: many end the retries, and many for long give the API up. */
export function createGiveUp() {
  let consecutive = 0;
  let since = 0;
  let last: Failure | undefined;
  const isFailing = () => consecutive >= FAILURES_BEFORE_SINGLE_TRIES;

  return {
    /** Throws ApiError where the API is given up; it says that nobody asked, and what the last answer was. */
    check: (endpoint: string) => {
      const isOver = isFailing() && performance.now() - since >= PATIENCE_MS;
      if (last && isOver) throw new ApiError(endpoint, { ...last, unaskedAfter: consecutive });
    },
    isFailing,
    countAnswer: () => {
      consecutive = 0;
    },
    /** An answer of any kind says that the API is up; what it lacks is its own matter. */
    countFailure: (failure: Failure) => {
      if (consecutive === 0) since = performance.now();
      consecutive = isTransient(failure) ? consecutive + 1 : 0;
      last = failure;
    },
  };
}
