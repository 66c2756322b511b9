import { formatKb } from '#/tools/bench/formatFigure.ts';
import { formatTable } from '#/tools/bench/formatTable.ts';
import { median } from '#/tools/bench/median.ts';
import type { StepFigures } from './runVisit.ts';
import type { TrafficKind } from './traffic.ts';

/** The budgets, as multiples of plain HTML's time: each step's first paint, and the buyer's whole visit. */
const FIRST_PAINT = 1.1;
const BUYER = 0.8;

/** The figures of one visit to a site, and to its plain twin if there is one. */
export interface VisitFigures {
  visit: string;
  ours: StepFigures[];
  plain?: StepFigures[] | undefined;
}

const KINDS: readonly TrafficKind[] = ['pages', 'styles', 'scripts', 'pictures', 'fonts', 'others'];

const TIMES = ['first', 'largest', 'hydrated', 'sent'] as const;

/** The median over several rounds, of each figure of each step. */
export function middleVisit(rounds: readonly StepFigures[][]): StepFigures[] {
  return (rounds[0] ?? []).map((first, index) => {
    const steps = rounds.flatMap((round) => round[index] ?? []);
    const times = TIMES.flatMap((name) => {
      const values = steps.flatMap((step) => step[name] ?? []);
      return values.length > 0 ? [[name, median(values)] as const] : [];
    });
    const kinds = KINDS.flatMap((kind) => {
      const bytes = median(steps.map((step) => step.kinds[kind] ?? 0));
      return bytes > 0 ? [[kind, bytes] as const] : [];
    });
    return {
      step: first.step,
      ...(first.missing !== undefined && { missing: first.missing }),
      ...Object.fromEntries(times),
      bytes: median(steps.map(({ bytes }) => bytes)),
      requests: median(steps.map(({ requests }) => requests)),
      kinds: Object.fromEntries(kinds),
    };
  });
}

/** The waiting time of a visit: until each page's first paint, and until the form is sent. */
const waitOf = (steps: readonly StepFigures[]) =>
  steps.reduce((sum, { first = 0, sent = 0 }) => sum + first + sent, 0);

const ms = (value?: number) => (value === undefined ? '' : value.toFixed(0));

function rowOf(own: StepFigures, plain?: StepFigures): string[] {
  const [wait, plainWait] = [own, plain].map((step) => step?.first ?? step?.sent);
  return [
    own.missing === undefined ? own.step : `${own.step}: step not there`,
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

/** How a step's bytes differ from plain HTML's: `+7.4 KB of pages, -0.1 KB of fonts`. */
const differenceOf = (own: StepFigures, plain: StepFigures): string =>
  KINDS.flatMap((kind) => {
    const more = (own.kinds[kind] ?? 0) - (plain.kinds[kind] ?? 0);
    const kb = formatKb(more);
    return Number(kb) === 0 ? [] : [`${more > 0 ? '+' : ''}${kb} KB of ${kind}`];
  }).join(', ');

const tellMissing = (steps: readonly StepFigures[]): string[] =>
  steps.flatMap(({ step, missing }) => (missing === undefined ? [] : [`${step}: ${missing}`]));

/** One table for each visit, with the figures of plain HTML beside ours. */
export const visitTables = (visits: readonly VisitFigures[]): string =>
  visits
    .map(({ visit, ours, plain }) => {
      const rows = ours.map((step, index) => rowOf(step, plain?.[index]));
      const [own, other] = [ours, plain ?? []].map(waitOf);
      const sum = `${visit}: ${ms(own)} ms of waiting${plain ? `, plain ${ms(other)} ms, ${((own ?? 0) / (other || 1)).toFixed(2)} ×` : ''}`;
      return [formatTable([[visit, ...TITLES], ...rows]), ...tellMissing(ours), sum].join('\n');
    })
    .join('\n\n');

/**
 * One line for each step that failed, or exceeds its budget of time or plain HTML's bytes, and one if the
 * buyer's whole visit exceeds its own.
 */
export function checkVisits(visits: readonly VisitFigures[]): string[] {
  return visits.flatMap(({ visit, ours, plain }) => {
    if (plain === undefined) return [];
    const faults = ours.flatMap((own, index) => {
      const other = plain[index];
      if (other === undefined) return [];
      if (own.missing !== undefined) return [`${visit}, ${own.step}: ${own.missing}`];
      const times = (own.first ?? 0) / (other.first ?? Infinity);
      return [
        ...(times > FIRST_PAINT
          ? [`${visit}, ${own.step}: first paint ${times.toFixed(2)} of ${FIRST_PAINT} × plain's`]
          : []),
        ...(own.bytes > other.bytes
          ? [
              `${visit}, ${own.step}: ${formatKb(own.bytes)} of plain's ${formatKb(other.bytes)} KB, ${differenceOf(own, other)}`,
            ]
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
