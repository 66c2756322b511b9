import { ApiError, isTransient, type Failure } from '#/api/failure.ts';

/** An API that is down is not asked for every one of thousands of posts. */
const FAILURES_BEFORE_GIVING_UP = 8;

/** Counts an API's failures in a row, and gives it up when they are too many. */
export function createGiveUp() {
  let consecutive = 0;
  let last: Failure | undefined;

  return {
    /** Throws ApiError where the API is given up, as its last answer did. */
    check: (endpoint: string) => {
      if (last && consecutive >= FAILURES_BEFORE_GIVING_UP) throw new ApiError(endpoint, last);
    },
    countAnswer: () => {
      consecutive = 0;
    },
    /** An answer of any kind says that the API is up; what it lacks is its own matter. */
    countFailure: (failure: Failure) => {
      consecutive = isTransient(failure) ? consecutive + 1 : 0;
      last = failure;
    },
  };
}
