const MS_PER_MINUTE = 60_000;
const MINUTES_PER_HOUR = 60;
const MINUTES_PER_DAY = 24 * MINUTES_PER_HOUR;

/** Describes the age of a moment, at least one minute: `5 minutes ago`; `undefined` if it is in the future. */
export function describeAge(moment: string, now: number, language: string): string | undefined {
  const minutes = Math.floor((now - Date.parse(moment)) / MS_PER_MINUTE);
  if (!(minutes >= 0)) return undefined;
  const ages = new Intl.RelativeTimeFormat(`${language}-u-nu-latn`);
  if (minutes < MINUTES_PER_HOUR) return ages.format(-Math.max(1, minutes), 'minute');
  if (minutes < MINUTES_PER_DAY)
    return ages.format(-Math.floor(minutes / MINUTES_PER_HOUR), 'hour');
  return ages.format(-Math.floor(minutes / MINUTES_PER_DAY), 'day');
}
