import { pageClassOf } from './budgets.ts';
import { formatTable } from './formatTable.ts';
import { CATEGORIES, type LighthouseReport } from './lighthouseScores.ts';
import { BARE_ROUTE, type Paints } from './measurePaints.ts';

const FIRST = 1.25;
const LARGEST = { home: 1.4, other: 1.4, pictures: 2, galleries: 2 };
const FULL_SCORE = 100;

const budgetOf = (route: string, paint: 'first' | 'largest') =>
  paint === 'first' ? FIRST : LARGEST[pageClassOf(route)];

const findBare = (paints: readonly Paints[]) => paints.find(({ route }) => route === BARE_ROUTE);

/** One line for each paint that comes later than its multiple of the bare page's in the same run. */
export function checkPaints(paints: readonly Paints[], link: string): string[] {
  const bare = findBare(paints);
  if (!bare) return [`${link}: the bare page was not measured`];
  return paints
    .filter(({ route }) => !route.startsWith('/bare-'))
    .flatMap((page) =>
      (['first', 'largest'] as const).flatMap((paint) => {
        const times = page[paint] / bare[paint];
        const budget = budgetOf(page.route, paint);
        if (times <= budget) return [];
        const figures = `${times.toFixed(2)} of ${budget} × the bare page's ${bare[paint].toFixed(0)} ms`;
        return [`${page.route}: ${paint} paint ${figures} (${link})`];
      }),
    );
}

/** All pages' paints, each beside its multiple of the bare page's. */
export function paintTable(paints: readonly Paints[], link: string): string {
  const bare = findBare(paints);
  const rows = paints.map((page) => {
    const cells = (['first', 'largest'] as const).map((paint) => {
      const times = bare ? (page[paint] / bare[paint]).toFixed(2) : '?';
      return `${page[paint].toFixed(0)} ms, ${times}/${budgetOf(page.route, paint)} ×`;
    });
    return [page.route, ...cells];
  });
  return formatTable([[link, 'first paint', 'largest paint'], ...rows]);
}

/** One line for each score below 100, with the audits that cost the points. */
export const checkScores = (reports: readonly LighthouseReport[]): string[] =>
  reports
    .filter(({ route }) => !route.startsWith('/bare-'))
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
