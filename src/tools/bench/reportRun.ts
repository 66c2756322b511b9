import {
  budgetsOf,
  FIGURE_NAMES,
  FIGURES,
  FONT_FIGURES,
  HYDRATION_BYTES,
  type Figure,
} from './budgets.ts';
import { checkBudgets } from './checkBudgets.ts';
import { checkFirstScreens } from './firstScreen.ts';
import { formatFigure, formatKb } from './formatFigure.ts';
import { formatTable } from './formatTable.ts';
import { figuresOf, type Measurement } from './measurement.ts';
import { checkScores, paintTable, scoreTable } from './timeTables.ts';
import type { Counts, Run } from './runs.ts';
import { checkSlowArrivals } from './slowArrivals.ts';
import type { Hydration } from './measureHydration.ts';

/** Pages with their figures and budgets, and the bare pages, which have no budgets. */
function pageTable(
  names: readonly Figure[],
  pages: readonly Measurement[],
  bare: readonly Measurement[],
  hasPhotographs: boolean,
): string {
  const titles = names.map((figure) => {
    const { title, unit } = FIGURES[figure];
    return `${title} ${unit}`.trim();
  });
  const pageRows = pages.map((page) => {
    const figures = figuresOf(page);
    const budgets = budgetsOf(page.route, { ...page, hasPhotographs });
    const cells = names.map((figure) => {
      const budget = FIGURES[figure].unit === 'KB' ? budgets[figure] / 1024 : budgets[figure];
      return `${formatFigure(figure, figures[figure])}/${budget}`;
    });
    return [page.route, ...cells];
  });
  const bareRows = bare.map((page) => {
    const figures = figuresOf(page);
    return [page.route, ...names.map((figure) => formatFigure(figure, figures[figure]))];
  });
  return formatTable([['route', ...titles], ...pageRows, ...bareRows]);
}

/** The cost of hydrating each island. */
function hydrationTable(hydrations: readonly Hydration[]): string {
  const rows = hydrations.map(({ island, route, bytes, files, longestTask }) => [
    island,
    route,
    `${formatKb(bytes)}/${HYDRATION_BYTES / 1024}`,
    String(files.length),
    longestTask.toFixed(0),
  ]);
  return formatTable([
    ['island', 'route', 'first hydration KB', 'files', 'longest task ms'],
    ...rows,
  ]);
}

/** One line for each island whose first hydration exceeds its budget. */
export const checkHydrations = (hydrations: readonly Hydration[]): string[] =>
  hydrations
    .filter(({ bytes }) => bytes > HYDRATION_BYTES)
    .map(({ island, route, bytes, files }) => {
      const causes = files.map((file) => `${file.address} (${formatKb(file.bytes)} KB)`);
      const budget = HYDRATION_BYTES / 1024;
      return `${route}: first hydration of ${island} ${formatKb(bytes)} of ${budget} KB: ${causes.join(', ')}`;
    });

const SLOW_LINK = '400 kbit/s, 400 ms, 4 × CPU';
const LIGHTHOUSE = "Lighthouse's phone";

const WITHOUT_FONTS = 'Where the system has no font for other scripts than Latin';

/** The tables of counts. */
export const countTables = (counts: Counts, hasPhotographs: boolean): string =>
  [
    pageTable(FIGURE_NAMES, counts.pages, counts.bare, hasPhotographs),
    `${WITHOUT_FONTS}:\n${pageTable(FONT_FIGURES, counts.withoutFonts, [], hasPhotographs)}`,
    hydrationTable(counts.hydrations),
  ].join('\n\n');

/** The tables of times. */
export const timeTables = ({ paints, reports }: Run): string =>
  [
    ...(paints ? [paintTable(paints, SLOW_LINK)] : []),
    ...(reports ? [paintTable(reports, LIGHTHOUSE), scoreTable(reports)] : []),
  ].join('\n\n');

/** One line for each budget that a run exceeds. */
export const checkRun = (run: Run, hasPhotographs: boolean): string[] => [
  ...run.pages.flatMap((page) => checkBudgets(page, hasPhotographs)),
  ...run.withoutFonts
    .flatMap((page) => checkBudgets(page, hasPhotographs, FONT_FIGURES))
    .map((fault) => `${WITHOUT_FONTS}: ${fault}`),
  ...checkHydrations(run.hydrations),
  ...checkFirstScreens(run.screens),
  ...checkSlowArrivals(run.arrivals),
  ...(run.reports ? checkScores(run.reports) : []),
];
