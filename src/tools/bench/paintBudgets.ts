import { bareRouteOf } from './barePages.ts';
import { formatTable } from './formatTable.ts';
import { CATEGORIES, type LighthouseReport } from './lighthouseScores.ts';
import type { Paints } from './measurePaints.ts';

/** The largest ratio of a page's paint to that of its bare page. */
const BUDGETS = { first: 1.15, largest: 1.3 };
const PAINTS = ['first', 'largest'] as const;
const BARE = bareRouteOf('/');
const FULL_SCORE = 100;

/** The pages of a run, each with its bare page. */
function pairsOf(paints: readonly Paints[]) {
  const byRoute = new Map(paints.map((page) => [page.route, page]));
  return paints.flatMap((page) => {
    const bare = byRoute.get(bareRouteOf(page.route));
    return bare ? [{ page, bare }] : [];
  });
}

/** One line for each paint that exceeds its ratio to the bare page in the same run. */
export function checkPaints(paints: readonly Paints[], link: string): string[] {
  const pairs = pairsOf(paints);
  if (pairs.length === 0) return [`${link}: no bare page was measured`];
  return pairs.flatMap(({ page, bare }) =>
    PAINTS.flatMap((paint) => {
      const times = page[paint] / bare[paint];
      if (times <= BUDGETS[paint]) return [];
      const figures = `${times.toFixed(2)} of ${BUDGETS[paint]} × the bare page's ${bare[paint].toFixed(0)} ms`;
      return [`${page.route}: ${paint} paint ${figures} (${link})`];
    }),
  );
}

/** The paints of all pages, each with its ratio to the bare page. */
export function paintTable(paints: readonly Paints[], link: string): string {
  const rows = pairsOf(paints).map(({ page, bare }) => {
    const cells = PAINTS.flatMap((paint) => [
      `${page[paint].toFixed(0)} ms`,
      `${bare[paint].toFixed(0)} ms`,
      `${(page[paint] / bare[paint]).toFixed(2)}/${BUDGETS[paint]} ×`,
    ]);
    return [page.route, ...cells];
  });
  const titles = PAINTS.flatMap((paint) => [`${paint} paint`, 'bare', 'ratio']);
  return formatTable([[link, ...titles], ...rows]);
}

/** One line for each score below 100, with the audits that cost the points. */
export const checkScores = (reports: readonly LighthouseReport[]): string[] =>
  reports
    .filter(({ route }) => !route.startsWith(BARE))
    .flatMap(({ route, scores, complaints }) =>
      CATEGORIES.filter((name) => scores[name] < FULL_SCORE).map(
        (name) => `${route}: ${name} ${scores[name]} of ${FULL_SCORE}: ${complaints.join(', ')}`,
      ),
    );

/** The four scores of each page. */
export const scoreTable = (reports: readonly LighthouseReport[]): string =>
  formatTable([
    ['Lighthouse', ...CATEGORIES],
    ...reports.map(({ route, scores }) => [
      route,
      ...CATEGORIES.map((name) => String(scores[name])),
    ]),
  ]);
