import { createReporter, type Output, type Reporter } from '~/lib/reporter';

type Detail = string | number | boolean | undefined | readonly string[];

/** Says that something happened; what is told must hold no secret. */
export type Log = (event: string, details?: Record<string, Detail>) => void;

const describe = (detail: Detail) =>
  typeof detail === 'object' ? detail.map((line) => `\n  ${line}`).join('') : String(detail);

/** Readable lines for a person who watches, with progress. */
function logToTerminal(reporter: Reporter): Log {
  return (event, details = {}) => {
    const words = Object.entries(details)
      .filter(([, detail]) => detail !== undefined)
      .map(([name, detail]) => `${name} ${describe(detail)}`);
    reporter.info([new Date().toLocaleTimeString(), event, ...words].join('  '));
  };
}

/** One JSON line an event where the output is kept, readable lines and progress on a terminal. */
export function createLog(stream: Output = process.stdout) {
  const reporter = createReporter(stream);
  const log: Log = (event, details) => {
    stream.write(`${JSON.stringify({ time: new Date().toISOString(), event, ...details })}\n`);
  };
  return {
    log: stream.isTTY ? logToTerminal(reporter) : log,
    progress: (...step: Parameters<Reporter['progress']>) => reporter.progress(...step),
  };
}
