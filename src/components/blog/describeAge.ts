const MS_PER_MINUTE = 60_000;
const MINUTES_PER_HOUR = 60;
const MINUTES_PER_DAY = 24 * MINUTES_PER_HOUR;

/** How long ago a moment was, `5 minutes ago` and at least one; `undefined` if it is in the future or unreadable. */
export function describeAge(moment: string, now: number, language: string): string | undefined {
  const minutes = Math.floor((now - Date.parse(moment)) / MS_PER_MINUTE);
  if (!(minutes >= 0)) return undefined;
  const ages = new Intl.RelativeTimeFormat(`${language}-u-nu-latn`);
  if (minutes < MINUTES_PER_HOUR) return ages.format(-Math.max(1, minutes), 'minute');
  if (minutes < MINUTES_PER_DAY)
    return ages.format(-Math.floor(minutes / MINUTES_PER_HOUR), 'hour');
  return ages.format(-Math.floor(minutes / MINUTES_PER_DAY), 'day');
}
