import { bareRouteOf } from './barePages.ts';
import { formatTable } from './formatTable.ts';
import { CATEGORIES, type LighthouseReport } from './lighthouseScores.ts';
import type { Paints } from './measurePaints.ts';

/** Good ratios of a page's paint to that of its bare page. No run fails by them: times depend on the machine. */
const GOOD_RATIOS = { first: 1.2, largest: 1.35 };
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

/** The paints of all pages, each with its ratio to the bare page. */
export function paintTable(paints: readonly Paints[], link: string): string {
  const rows = pairsOf(paints).map(({ page, bare }) => {
    const cells = PAINTS.flatMap((paint) => [
      `${page[paint].toFixed(0)} ms`,
      `${bare[paint].toFixed(0)} ms`,
      `${(page[paint] / bare[paint]).toFixed(2)} ×`,
    ]);
    return [page.route, ...cells];
  });
  const titles = PAINTS.flatMap((paint) => [
    `${paint} paint`,
    'bare',
    `ratio (${GOOD_RATIOS[paint]} is good)`,
  ]);
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
