import { printable } from '#/system/report/printable.ts';

type Detail = string | number | boolean | undefined | readonly string[];

/** Logs an event; its details must contain no secret. */
export type Log = (event: string, details?: Record<string, Detail>) => void;

/** Writes one JSON object per line. Also escapes what a terminal would interpret and JSON does not escape. */
export const createLog =
  (stream: { write: (text: string) => unknown } = process.stdout): Log =>
  (event, details) => {
    const line = JSON.stringify({ time: new Date().toISOString(), event, ...details });
    stream.write(`${printable(line)}\n`);
  };
