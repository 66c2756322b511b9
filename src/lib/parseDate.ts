import { zonedTime } from './zonedTime.ts';

const ISO =
  /^(?<year>\d{4})(?:-(?<month>\d\d)(?:-(?<day>\d\d))?|(?<month>\d\d)(?<day>\d\d))?(?:(?<=\d{8}|-\d\d-\d\d)[T ](?<hour>\d\d)(?::?(?<minute>\d\d)(?::?(?<second>\d\d)(?:[.,](?<fraction>\d+))?)?)? ?(?<zone>Z|[+-]\d\d(?::?\d\d)?)?)?$/i;
const RFC =
  /^(?:(?:mon|tue|wed|thu|fri|sat|sun), *)?(?<day>\d\d?) (?<name>[a-z]{3}) (?<year>\d{4}) (?<hour>\d\d):(?<minute>\d\d)(?::(?<second>\d\d))?(?: (?<zone>[+-]\d{4}|[a-z]{1,3}))?(?: \([^()]*\))?$/i;

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** UTC offsets in hours of RFC 2822's zone names, and of `UTC`, which many write instead. */
const ZONES: Record<string, number> = {
  ...{ z: 0, ut: 0, gmt: 0, utc: 0 },
  ...{ est: -5, edt: -4, cst: -6, cdt: -5, mst: -7, mdt: -6, pst: -8, pdt: -7 },
};

/** The offset in minutes of `+05:30`, `-0800`, `+05` or a zone name; NaN for anything else. */
function minutesOf(zone: string): number {
  const [, sign, hours = '', minutes = '0'] = /^([+-])(\d\d):?(\d\d)?$/.exec(zone) ?? [];
  if (sign === undefined) return (ZONES[zone.toLowerCase()] ?? NaN) * 60;
  if (Number(hours) > 23 || Number(minutes) > 59) return NaN;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

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

/**
 * Parses a date in ISO 8601 or RFC 2822; without a zone of its own it is in `timeZone`. `undefined` for
 * any other text, because `05-02-2025` means different days in different countries.
 */
export function parseDate(text: string, timeZone: string): Date | undefined {
  const fields = (ISO.exec(text) ?? RFC.exec(text))?.groups;
  if (!fields) return undefined;
  const month = fields.name && MONTHS.indexOf(fields.name.toLowerCase()) + 1;
  const local = timeOf(
    month === undefined ? fields : { ...fields, month: `${month}`.padStart(2, '0') },
  );
  if (Number.isNaN(local)) return undefined;
  const date = new Date(
    fields.zone ? local - minutesOf(fields.zone) * 60_000 : zonedTime(local, timeZone),
  );
  return Number.isNaN(date.getTime()) ? undefined : date;
}
