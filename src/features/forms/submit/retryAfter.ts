import { waitOf } from '#/copy/forms/leadForm.ts';

const DAY_S = 86_400;
const UNITS = [
  [DAY_S, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
] as const;

/** A longer wait is taken for a mistake. */
const MAX_S = 30 * DAY_S;

/** The wait that `Retry-After` asks for, in seconds; an API of another origin must expose this header. */
function secondsToWait(headers: Headers): number {
  const value = headers.get('retry-after') ?? '';
  if (/^\d+$/.test(value)) return Number(value);
  // `Date` is hidden for another origin.
  const now = Date.parse(headers.get('date') ?? '') || Date.now();
  return Math.ceil((Date.parse(value) - now) / 1000);
}

/** When the server asks to try again, in words: `'in 2 minutes'`. */
export function readRetryAfter(headers: Headers): string | undefined {
  const seconds = secondsToWait(headers);
  if (!(seconds > 0 && seconds <= MAX_S)) return undefined;
  const [length, unit] = UNITS.find(([size]) => seconds >= size) ?? UNITS[3];
  const count = Math.ceil(seconds / length);
  return waitOf(count, unit);
}
