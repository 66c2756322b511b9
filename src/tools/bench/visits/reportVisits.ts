import { formatKb } from '#/tools/bench/formatFigure.ts';
import { formatTable } from '#/tools/bench/formatTable.ts';
import { median } from '#/tools/bench/median.ts';
import type { StepFigures } from './runVisit.ts';

/** How many times plain HTML's first paint a step's may take, and its whole time a buyer's visit. */
const FIRST_PAINT = 1.1;
const BUYER = 0.8;

/** Both sites' steps of one visit; `plain` where there is a twin. */
export interface VisitFigures {
  visit: string;
  ours: StepFigures[];
  plain?: StepFigures[] | undefined;
}

const TIMES = ['first', 'largest', 'hydrated', 'sent'] as const;

/** Of several rounds of a visit the middle one in each figure of each step. */
export function middleVisit(rounds: readonly StepFigures[][]): StepFigures[] {
  return (rounds[0] ?? []).map((first, index) => {
    const steps = rounds.flatMap((round) => round[index] ?? []);
    const times = TIMES.flatMap((name) => {
      const values = steps.flatMap((step) => step[name] ?? []);
      return values.length > 0 ? [[name, median(values)] as const] : [];
    });
    return {
      step: first.step,
      ...Object.fromEntries(times),
      bytes: median(steps.map(({ bytes }) => bytes)),
      requests: median(steps.map(({ requests }) => requests)),
    };
  });
}

/** The waits of a whole visit: to the first paint of each page, and to what was sent. */
const waitOf = (steps: readonly StepFigures[]) =>
  steps.reduce((sum, { first = 0, sent = 0 }) => sum + first + sent, 0);

const ms = (value?: number) => (value === undefined ? '' : value.toFixed(0));

function rowOf(own: StepFigures, plain?: StepFigures): string[] {
  const [wait, plainWait] = [own, plain].map((step) => step?.first ?? step?.sent);
  return [
    own.step,
    ...TIMES.flatMap((name) => [ms(own[name]), ms(plain?.[name])]),
    wait && plainWait ? (wait / plainWait).toFixed(2) : '',
    formatKb(own.bytes),
    plain ? formatKb(plain.bytes) : '',
    String(own.requests),
    plain ? String(plain.requests) : '',
  ];
}

const TITLES = [
  ...TIMES.flatMap((name) => [`${name} ms`, 'plain']),
  'ratio',
  'KB',
  'plain',
  'requests',
  'plain',
];

/** One table a visit; each figure has beside it that of the same pages as plain HTML. */
export const visitTables = (visits: readonly VisitFigures[]): string =>
  visits
    .map(({ visit, ours, plain }) => {
      const rows = ours.map((step, index) => rowOf(step, plain?.[index]));
      const [own, other] = [ours, plain ?? []].map(waitOf);
      const sum = `${visit}: ${ms(own)} ms of waiting${plain ? `, plain ${ms(other)} ms, ${((own ?? 0) / (other || 1)).toFixed(2)} ×` : ''}`;
      return `${formatTable([[visit, ...TITLES], ...rows])}\n${sum}`;
    })
    .join('\n\n');

/** One line for each step that is slower or heavier than plain HTML, and for the buyer's whole visit. */
export function checkVisits(visits: readonly VisitFigures[]): string[] {
  return visits.flatMap(({ visit, ours, plain }) => {
    if (plain === undefined) return [];
    const faults = ours.flatMap((own, index) => {
      const other = plain[index];
      if (other === undefined) return [];
      const times = (own.first ?? 0) / (other.first ?? Infinity);
      return [
        ...(times > FIRST_PAINT
          ? [`${visit}, ${own.step}: first paint ${times.toFixed(2)} of ${FIRST_PAINT} × plain's`]
          : []),
        ...(own.bytes > other.bytes
          ? [`${visit}, ${own.step}: ${formatKb(own.bytes)} of plain's ${formatKb(other.bytes)} KB`]
          : []),
      ];
    });
    const whole = waitOf(ours) / waitOf(plain);
    const isSlow = visit === 'buyer' && whole > BUYER;
    return [
      ...faults,
      ...(isSlow ? [`buyer: ${whole.toFixed(2)} of ${BUYER} × plain's time`] : []),
    ];
  });
}
