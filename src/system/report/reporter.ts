import { printable } from './printable.ts';

/** Where a long command reports its steps; progress shows only on a terminal. */
export interface Reporter {
  info: (line: string) => void;
  warn: (line: string) => void;
  progress: (step: string, done: number, total: number) => void;
}

/** The part of an output stream that we use. */
export interface Output {
  isTTY: boolean;
  write: (text: string) => unknown;
}

const CLEAR_LINE = '\r\u001b[K';

/**
 * Writes lines to a stream, made safe for terminals, and on a terminal one line of progress that
 * updates in place.
 */
export function createReporter(stream: Output = process.stderr): Reporter {
  const clear = stream.isTTY ? CLEAR_LINE : '';
  const write = (line: string) => void stream.write(`${clear}${printable(line)}\n`);
  return {
    info: write,
    warn: (line) => write(`warning: ${line}`),
    progress: (step, done, total) => {
      if (stream.isTTY) stream.write(`${CLEAR_LINE}${printable(step)} ${done}/${total}`);
    },
  };
}

const SECOND = ['second', 1000] as const;
const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** Describes an age in its largest whole unit: `3 hours ago`. */
export function describeAge(milliseconds: number): string {
  const [unit, size] = UNITS.find(([, each]) => milliseconds >= each) ?? SECOND;
  return new Intl.RelativeTimeFormat('en').format(-Math.floor(milliseconds / size), unit);
}
