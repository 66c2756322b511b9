const { raw } = String;

const HOURS = raw`(?:[01]\d|2[0-3])`;

const ISO_DATE = raw`(?<year>\d{4})(?:-(?<month>\d\d)(?:-(?<day>\d\d))?|(?<month>\d\d)(?<day>\d\d))?`;
/** A time follows only a whole day. */
const AFTER_DAY = raw`(?<=\d{8}|-\d\d-\d\d)[T ]`;
const ISO_SECONDS = raw`(?<second>\d\d)(?:[.,](?<fraction>\d+))?`;
const ISO_TIME = raw`(?<hour>\d\d)(?::?(?<minute>\d\d)(?::?${ISO_SECONDS})?)?`;
const ISO_ZONE = raw`(?<zone>Z|[+-]${HOURS}(?::?[0-5]\d)?)`;
const ISO = new RegExp(`^${ISO_DATE}(?:${AFTER_DAY}${ISO_TIME} ?${ISO_ZONE}?)?$`, 'i');

const RFC_WEEKDAY = '(?:mon|tue|wed|thu|fri|sat|sun), *';
const RFC_DATE = raw`(?<day>\d\d?) (?<name>[a-z]{3}) (?<year>\d{4})`;
const RFC_TIME = raw`(?<hour>\d\d):(?<minute>\d\d)(?::(?<second>\d\d))?`;
const RFC_ZONE = raw` (?<zone>[+-]${HOURS}[0-5]\d|[a-z]{1,3})`;
const RFC_COMMENT = raw` \([^()]*\)`;
const RFC = new RegExp(
  `^(?:${RFC_WEEKDAY})?${RFC_DATE} ${RFC_TIME}(?:${RFC_ZONE})?(?:${RFC_COMMENT})?$`,
  'i',
);

/** The month of `jan` in two digits; `NaN` for another name. */
const monthOf = (name: string) =>
  String(new Date(`1 ${name} 2000 UTC`).getUTCMonth() + 1).padStart(2, '0');

/** The UTC offset of `+05:30`, `-0800`, `+05` or a zone name in milliseconds; NaN for another name. */
const offsetOf = (zone: string) => Date.UTC(2000, 0) - Date.parse(`1 Jan 2000 00:00 ${zone}`);

/** The fields of a date as a time in UTC; NaN if there is no such day or time. */
function timeOf(fields: Record<string, string | undefined>): number {
  const { year, month = '01', day = '01', hour = '00', minute = '00', second = '00' } = fields;
  const milliseconds = (fields.fraction ?? '').padEnd(3, '0').slice(0, 3);
  const date = `${year}-${month}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${date}T${hour}:${minute}:${second}.${milliseconds}Z`);
  // `Date` would turn 30 February into 2 March, and 24:00 into the next day.
  const isReal = !Number.isNaN(time) && new Date(time).toISOString().startsWith(`${date}T${hour}`);
  return isReal ? time : NaN;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  formats.set(timeZone, format);
  return format;
}

/** The UTC offset of a zone at a moment, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const parts = formatOf(timeZone).formatToParts(moment);
  return offsetOf(parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'); // GMT+05:30
}

/** Converts a local time of a zone, given as if it were UTC, to the moment it stands for. */
function zonedTime(local: number, timeZone: string): number {
  const guess = local - offsetAt(local, timeZone);
  return local - offsetAt(guess, timeZone); // the offset may change between the two
}

/**
 * Parses a date in ISO 8601 or RFC 2822; without a zone of its own it is in `timeZone`. `undefined` for
 * any other text, because `05-02-2025` means different days in different countries.
 */
export function parseDate(text: string, timeZone: string): Date | undefined {
  const fields = (ISO.exec(text) ?? RFC.exec(text))?.groups;
  if (!fields) return undefined;
  const month = fields.name === undefined ? fields.month : monthOf(fields.name);
  const local = timeOf({ ...fields, month });
  if (Number.isNaN(local)) return undefined;
  const { zone } = fields;
  const date = new Date(zone ? local - offsetOf(zone) : zonedTime(local, timeZone));
  return Number.isNaN(date.getTime()) ? undefined : date;
}
