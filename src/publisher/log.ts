import { printable } from '#/system/report/printable.ts';

type Detail = string | number | boolean | undefined | readonly string[];

/** Logs an event; its details must hold no secret. */
export type Log = (event: string, details?: Record<string, Detail>) => void;

/** Writes one JSON object a line. JSON leaves some characters as they are that a terminal would obey. */
export const createLog =
  (stream: { write: (text: string) => unknown } = process.stdout): Log =>
  (event, details) => {
    const line = JSON.stringify({ time: new Date().toISOString(), event, ...details });
    stream.write(`${printable(line)}\n`);
  };
