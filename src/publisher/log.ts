import { printable } from '#/build/report/printable.ts';
import { createReporter, type Output, type Reporter } from '#/build/report/reporter.ts';

type Detail = string | number | boolean | undefined | readonly string[];

/** Logs an event; its details must hold no secret. */
export type Log = (event: string, details?: Record<string, Detail>) => void;

/** Writes readable lines, and progress, for a person at a terminal. */
function logToTerminal(reporter: Reporter): Log {
  return (event, details = {}) => {
    const given = Object.entries(details).filter(([, detail]) => detail !== undefined);
    const words = given.map(([name, detail]) =>
      typeof detail === 'object' ? `${name} ` : `${name} ${String(detail)}`,
    );
    const lines = given.flatMap(([, detail]) => (typeof detail === 'object' ? detail : []));
    reporter.info([new Date().toLocaleTimeString(), event, ...words].join('  '), ...lines);
  };
}

/** Writes readable lines and progress on a terminal, else one JSON line for each event. */
export function createLog(stream: Output = process.stdout) {
  const reporter = createReporter(stream);
  const log: Log = (event, details) => {
    const line = JSON.stringify({ time: new Date().toISOString(), event, ...details });
    // JSON escapes only some of these characters, and can read all escapes.
    stream.write(`${printable(line)}\n`);
  };
  return {
    log: stream.isTTY ? logToTerminal(reporter) : log,
    progress: (...step: Parameters<Reporter['progress']>) => reporter.progress(...step),
  };
}
