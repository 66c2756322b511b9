import { printable } from '#/build/report/printable.ts';
import { createReporter, type Output, type Reporter } from '#/build/report/reporter.ts';

type Detail = string | number | boolean | undefined | readonly string[];

/** Says that something happened; what is told must hold no secret. */
export type Log = (event: string, details?: Record<string, Detail>) => void;

/** Readable lines for a person who watches, with progress. */
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

/** One JSON line an event where the output is kept, readable lines and progress on a terminal. */
export function createLog(stream: Output = process.stdout) {
  const reporter = createReporter(stream);
  const log: Log = (event, details) => {
    const line = JSON.stringify({ time: new Date().toISOString(), event, ...details });
    stream.write(`${printable(line)}\n`); // JSON itself escapes some of it, and reads all of it
  };
  return {
    log: stream.isTTY ? logToTerminal(reporter) : log,
    progress: (...step: Parameters<Reporter['progress']>) => reporter.progress(...step),
  };
}
