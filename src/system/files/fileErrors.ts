/** Tells whether an error of a system call has this code, such as `EADDRINUSE`. */
export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** For a `catch`: returns `fallback` if the file is missing, and rethrows every other error. */
export const unlessMissing =
  <T>(fallback: T) =>
  (error: unknown): T => {
    if (hasCode(error, 'ENOENT')) return fallback;
    throw error;
  };
