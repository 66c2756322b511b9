/** Whether a failed call of the system carries this code, such as `EADDRINUSE`. */
export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** For a `catch`: gives `fallback` in place of what is not there, and throws every other error on. */
export const unlessMissing =
  <T>(fallback: T) =>
  (error: unknown): T => {
    if (hasCode(error, 'ENOENT')) return fallback;
    throw error;
  };
