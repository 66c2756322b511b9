import { fillIn } from '#/lib/fillIn.ts';
import type { FinderWords } from './locationChoice.ts';

const TIMEOUT_MS = 5_000;

/** Chrome 103 to 123 call a time-out `AbortError`; nothing else ends these requests. */
const TIMEOUT_NAMES = ['TimeoutError', 'AbortError'];

function describeFault(error: unknown, causes: FinderWords['causes']): string {
  if (error instanceof DOMException && TIMEOUT_NAMES.includes(error.name)) {
    return fillIn(causes.timeOut, { milliseconds: TIMEOUT_MS });
  }
  return error instanceof TypeError ? causes.connectionFailed : causes.unreadableAnswer;
}

/** A file of our own; rejects with an Error whose message is `words.fetchFailed` with the cause. */
export async function loadFile(
  url: string,
  { fetchFailed, causes }: Pick<FinderWords, 'fetchFailed' | 'causes'>,
): Promise<unknown> {
  const failWith = (cause: string, error?: unknown) =>
    new Error(fillIn(fetchFailed, { cause }), { cause: error });
  let response: Response;
  try {
    response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (response.ok) return await response.json();
  } catch (error) {
    throw failWith(describeFault(error, causes), error);
  }
  throw failWith(`HTTP ${response.status}`);
}
