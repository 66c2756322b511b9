const DAY_S = 86_400;
const UNITS = [
  [DAY_S, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
] as const;

/** A longer wait is taken for a mistake. */
const MAX_S = 30 * DAY_S;

/** How long a server asks to wait. */
export interface Wait {
  count: number;
  unit: (typeof UNITS)[number][1];
}

/** The wait that `Retry-After` asks for, in seconds; an API of another origin must expose this header. */
function secondsToWait(headers: Headers): number {
  const value = headers.get('retry-after') ?? '';
  if (/^\d+$/.test(value)) return Number(value);
  // `Date` is hidden for another origin.
  const now = Date.parse(headers.get('date') ?? '') || Date.now();
  return Math.ceil((Date.parse(value) - now) / 1000);
}

/** How long the server asks to wait, in the largest unit that fits. */
export function readRetryAfter(headers: Headers): Wait | undefined {
  const seconds = secondsToWait(headers);
  if (!(seconds > 0 && seconds <= MAX_S)) return undefined;
  const [length, unit] = UNITS.find(([size]) => seconds >= size) ?? UNITS[3];
  return { count: Math.ceil(seconds / length), unit };
}
