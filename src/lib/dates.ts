const TIME = String.raw`\d\d:\d\d(?::\d\d(?:\.\d+)?)?`;
const ISO = new RegExp(
  String.raw`^(?<date>\d{4}-\d\d-(?<day>\d\d))(?:[T ]${TIME}(?<zone>Z|[+-]\d\d:?\d\d)?)?$`,
);
const RFC = new RegExp(
  String.raw`^(?:[A-Z][a-z]{2}, )?(?<date>(?<day>\d\d?) [A-Z][a-z]{2} \d{4}) ${TIME}(?<zone> (?:[+-]\d{4}|GMT|UT|UTC|Z))?$`,
);

/** `Date` silently turns 30 February into 2 March. */
const isRealDay = (date = '', day = '') =>
  new Date(Date.parse(`${date} UTC`)).getUTCDate() === Number(day);

/** Returns the UTC offset of a zone at a moment, in milliseconds. */
const offsetAt = (moment: number, timeZone: string): number =>
  Date.parse(`${new Date(moment).toLocaleString('en-US', { timeZone })} UTC`) -
  Math.floor(moment / 1000) * 1000;

/**
 * Parses a date in ISO 8601 or RFC 2822; one without a zone is in `timeZone`. Returns `undefined` for any
 * other text, because `05-02-2025` means different days in different countries.
 */
export function parseDate(text: string, timeZone: string): Date | undefined {
  const match = ISO.exec(text) ?? RFC.exec(text);
  const { zone, date, day } = match?.groups ?? {};
  const moment = Date.parse(zone ? text : `${text.replace('T', ' ')} UTC`);
  if (!match || Number.isNaN(moment) || !isRealDay(date, day)) return undefined;
  return new Date(zone ? moment : moment - offsetAt(moment - offsetAt(moment, timeZone), timeZone));
}
