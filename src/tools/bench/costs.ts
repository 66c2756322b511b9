import PQueue from 'p-queue';
import type { Browser } from 'playwright';
import { budgetsOf, FIGURE_NAMES, FIGURES, HYDRATION_BYTES } from './budgets.ts';
import { checkBudgets } from './checkBudgets.ts';
import { formatFigure, formatKb, formatTable } from './format.ts';
import { checkHydrations, measureHydration, routesOfIslands, type Hydration } from './hydration.ts';
import { measureRoute } from './measureRoute.ts';
import { figuresOf, sumBytes, type Measurement } from './measurement.ts';

/** The bytes and requests of a site's pages, and of the first hydration of each island. */
export interface Costs {
  pages: Measurement[];
  hydrations: Hydration[];
}

/** Measures several pages at a time, because a visit is mostly waiting. */
export const measurePages = (browser: Browser, origin: string, routes: readonly string[]) =>
  new PQueue({ concurrency: 4 }).addAll(
    routes.map((route) => () => measureRoute(browser, origin, route)),
  );

/** Counts the costs of these pages and of their islands. */
export async function measureCosts(
  browser: Browser,
  origin: string,
  routes: readonly string[],
): Promise<Costs> {
  const pages = await measurePages(browser, origin, routes);
  const hydrations = [];
  for (const islandRoute of routesOfIslands(pages)) {
    hydrations.push(await measureHydration(browser, origin, islandRoute));
  }
  return { pages, hydrations };
}

/** Each figure beside its budget. */
function pageTable(pages: readonly Measurement[], hasPhotographs: boolean): string {
  const titles = Object.values(FIGURES).map(({ title, unit }) => `${title} ${unit}`.trim());
  const rows = pages.map((page) => {
    const figures = figuresOf(page);
    const budgets = budgetsOf(page.route, { ...page, hasPhotographs });
    const cells = FIGURE_NAMES.map((figure) =>
      [figures[figure], budgets[figure]].map((value) => formatFigure(figure, value)).join('/'),
    );
    return [page.route, ...cells];
  });
  return formatTable([['route', ...titles], ...rows]);
}

function hydrationTable(hydrations: readonly Hydration[]): string {
  const rows = hydrations.map(({ island, route, files }) => [
    island,
    route,
    [sumBytes(files), HYDRATION_BYTES].map(formatKb).join('/'),
    String(files.length),
  ]);
  return formatTable([['island', 'route', 'first hydration KB', 'files'], ...rows]);
}

/** The tables of pages and islands. */
export const costTables = ({ pages, hydrations }: Costs, hasPhotographs: boolean): string =>
  `${pageTable(pages, hasPhotographs)}\n\n${hydrationTable(hydrations)}`;

/** One line for each budget that is exceeded. */
export const checkCosts = ({ pages, hydrations }: Costs, hasPhotographs: boolean): string[] => [
  ...pages.flatMap((page) => checkBudgets(page, hasPhotographs)),
  ...checkHydrations(hydrations),
];
