import { waitOf } from '#/copy/forms/leadForm.ts';

const DAY_S = 86_400;
const UNITS = [
  [DAY_S, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
] as const;

/** After this, an answer's time is taken for a mistake. */
const MAX_S = 30 * DAY_S;

/** How many seconds a `Retry-After` asks to wait, which an API of another origin has to expose. */
function secondsToWait(headers: Headers): number {
  const value = headers.get('retry-after') ?? '';
  if (/^\d+$/.test(value)) return Number(value);
  const now = Date.parse(headers.get('date') ?? '') || Date.now(); // another origin's `Date` is hidden
  return Math.ceil((Date.parse(value) - now) / 1000);
}

/** When an answer asks to try again, in words: `'in 2 minutes'`. */
export function readRetryAfter(headers: Headers): string | undefined {
  const seconds = secondsToWait(headers);
  if (!(seconds > 0 && seconds <= MAX_S)) return undefined;
  const [length, unit] = UNITS.find(([size]) => seconds >= size) ?? UNITS[3];
  const count = Math.ceil(seconds / length);
  return waitOf(count, unit);
}
