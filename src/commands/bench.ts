/**
 * `npm run bench`: the cost of the first view of the heaviest page of each kind, in each language, beside
 * its budget. Words after `--` name routes to measure instead.
 *
 * - `--photographs`: budgets for pages with photographs in place of drawings.
 * - `--bytes`: skips Lighthouse and the paints, which take many minutes.
 */
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { serveBarePages } from '#/tools/bench/barePages.ts';
import { checkCosts, costTables, measureCosts } from '#/tools/bench/costs.ts';
import { checkScores, lighthouseReports, scoreTable } from '#/tools/bench/lighthouse.ts';
import type { Measurement } from '#/tools/bench/measurement.ts';
import { measurePaints, paintTable, SLOW_LINE, type ComparedPaints } from '#/tools/bench/paints.ts';
import { heaviestOfEachKind, listRoutes } from '#/tools/bench/routes.ts';
import { visitSite } from '#/tools/visitSite.ts';
import { findBuiltSite } from './serving.ts';
import { runCommand } from './runCommand.ts';

const { values: flags, positionals: named } = parseArgs({
  allowPositionals: true,
  options: {
    photographs: { type: 'boolean', default: false },
    bytes: { type: 'boolean', default: false },
  },
});

/** Prints Lighthouse's scores, and the paints of pages beside those of bare pages; returns lost points. */
async function measureTimes(
  browser: Browser,
  folder: string,
  origin: string,
  pages: Measurement[],
) {
  const routes = pages.map(({ route }) => route);
  const bare = await serveBarePages(folder, pages);
  try {
    const slow: ComparedPaints[] = [];
    for (const route of routes) {
      const page = await measurePaints(browser, origin + route);
      slow.push({ route, page, bare: await measurePaints(browser, bare.origin + route) });
    }
    console.log(`\n${paintTable(SLOW_LINE, slow)}`);
    const reports = await lighthouseReports(origin, routes);
    const bareReports = await lighthouseReports(bare.origin, routes);
    const simulated = reports.map(({ route, paints }, index) => ({
      route,
      page: paints,
      bare: bareReports[index]?.paints ?? paints,
    }));
    console.log(`\n${paintTable("Lighthouse's phone", simulated)}\n\n${scoreTable(reports)}`);
    return checkScores(reports);
  } finally {
    await bare.close();
  }
}

await runCommand(async () => {
  const folder = findBuiltSite();
  const pages = await listRoutes(folder);
  const chosen = pages.filter(({ route }) => named.length === 0 || named.includes(route));
  await visitSite(folder, async (browser, origin) => {
    const costs = await measureCosts(browser, origin, heaviestOfEachKind(chosen));
    console.log(costTables(costs, flags.photographs));
    const faults = checkCosts(costs, flags.photographs);
    if (!flags.bytes) faults.push(...(await measureTimes(browser, folder, origin, costs.pages)));
    console.log(`\n${faults.length === 0 ? 'Every budget is kept' : faults.join('\n')}`);
    if (faults.length > 0) process.exitCode = 1;
  });
});
