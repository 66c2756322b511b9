import PQueue from 'p-queue';
import type { Browser } from 'playwright';
import { budgetsOf, HYDRATION_BYTES, LEAST_SHIFT } from './budgets.ts';
import {
  FIGURE_NAMES,
  figureOf,
  FIGURES,
  filesOf,
  formatFigure,
  formatKb,
  nameFiles,
  sumBytes,
  type Measurement,
} from './figures.ts';
import type { Hydration } from './hydration.ts';
import { measureRoute } from './measureRoute.ts';

/** Measures several pages at a time, because a visit is mostly waiting. */
export const measurePages = (browser: Browser, origin: string, routes: readonly string[]) =>
  new PQueue({ concurrency: 4 }).addAll(
    routes.map((route) => () => measureRoute(browser, origin, route)),
  );

/** Each figure of a page beside its budget. */
function compareFigures(page: Measurement, hasPhotographs: boolean) {
  const budgets = budgetsOf(page.route, { ...page, hasPhotographs });
  return FIGURE_NAMES.map((figure) => {
    const [value, budget] = [figureOf(figure, page), budgets[figure]];
    const { title, unit } = FIGURES[figure];
    return {
      title,
      unit,
      told: [value, budget].map((each) => formatFigure(figure, each)),
      isExceeded: value > budget + (figure === 'shift' ? LEAST_SHIFT : 0),
      files: filesOf(figure, page),
    };
  });
}

/** One line for each budget that a page exceeds: route, figure and the largest files. */
export const checkBudgets = (page: Measurement, hasPhotographs = false): string[] =>
  compareFigures(page, hasPhotographs)
    .filter(({ isExceeded }) => isExceeded)
    .map(({ title, unit, told, files }) =>
      `${page.route}: ${title} ${told.join(' of ')} ${unit}`.trimEnd().concat(nameFiles(files)),
    );

/** One line for each island whose first hydration exceeds its budget. */
export const checkHydrations = (hydrations: readonly Hydration[]): string[] =>
  hydrations
    .filter(({ files }) => sumBytes(files) > HYDRATION_BYTES)
    .map(({ island, route, files }) => {
      const told = [sumBytes(files), HYDRATION_BYTES].map(formatKb).join(' of ');
      return `${route}: first hydration of ${island} ${told} KB${nameFiles(files)}`;
    });

/** Prints each figure of pages and islands beside its budget. */
export function printCosts(
  pages: readonly Measurement[],
  hydrations: readonly Hydration[],
  hasPhotographs: boolean,
): void {
  const cellsOf = (page: Measurement) =>
    compareFigures(page, hasPhotographs).map(({ title, unit, told }) => [
      `${title} ${unit}`.trimEnd(),
      told.join('/'),
    ]);
  console.table(
    Object.fromEntries(pages.map((page) => [page.route, Object.fromEntries(cellsOf(page))])),
  );
  console.table(
    hydrations.map(({ island, route, files }) => ({
      island,
      route,
      'first hydration KB': [sumBytes(files), HYDRATION_BYTES].map(formatKb).join('/'),
    })),
  );
}
