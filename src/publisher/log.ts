import { truncateCharacters } from '#/lib/text.ts';
import { causeOf } from '#/system/report/expectedError.ts';
import { printable } from '#/system/report/printable.ts';

type Detail = string | number | boolean | undefined | readonly string[];

/** Logs an event; its details must contain no secret. */
export type Log = (event: string, details?: Record<string, Detail>) => void;

/** Longer values are cut, because journald splits lines above 48 KB. */
const MOST_CHARACTERS = 1000;
const MOST_ITEMS = 20;

const shorten = (value: Detail): Detail => {
  if (typeof value === 'string') return truncateCharacters(value, MOST_CHARACTERS);
  if (typeof value !== 'object') return value;
  const left = value.length - MOST_ITEMS;
  const first = value.slice(0, MOST_ITEMS).map((each) => truncateCharacters(each, MOST_CHARACTERS));
  return left > 0 ? [...first, `and ${left} more`] : first;
};

/** Writes one JSON object per line. Also escapes what a terminal would interpret and JSON does not escape. */
export const createLog =
  (stream: { write: (text: string) => unknown } = process.stdout): Log =>
  (event, details) => {
    const entries = Object.entries(details ?? {});
    const short = Object.fromEntries(entries.map(([name, value]) => [name, shorten(value)]));
    const line = JSON.stringify({ time: new Date().toISOString(), event, ...short });
    stream.write(`${printable(line)}\n`);
  };

/** Logs a failure to write the state, because a full disk may not stop the publisher. */
export const logUnsaved = (log: Log) => (error: unknown) =>
  log('not-remembered', { reason: causeOf(error) });
