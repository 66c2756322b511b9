import { ago } from '#/copy/ages.ts';

const MS_PER_MINUTE = 60_000;
const MINUTES_PER_HOUR = 60;
const MINUTES_PER_DAY = 24 * MINUTES_PER_HOUR;

/** How long ago a moment was, `5 minutes ago`; `undefined` if it is in the future or unreadable. */
export function describeAge(moment: string, now: number): string | undefined {
  const minutes = Math.floor((now - Date.parse(moment)) / MS_PER_MINUTE);
  if (!(minutes >= 0)) return undefined;
  if (minutes < MINUTES_PER_HOUR) return ago(minutes, 'minute');
  if (minutes < MINUTES_PER_DAY) return ago(Math.floor(minutes / MINUTES_PER_HOUR), 'hour');
  return ago(Math.floor(minutes / MINUTES_PER_DAY), 'day');
}
