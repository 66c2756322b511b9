/**
 * `npm run bench`: the cost of the first view of the heaviest page of each kind, in each language, beside
 * its budget. Words after `--` name routes to measure instead.
 *
 * - `--photographs`: budgets for pages with photographs in place of drawings.
 * - `--bytes`: skips Lighthouse and the paints, which take many minutes.
 */
import { parseArgs } from 'node:util';
import { costOf, findFaults, printCosts } from '#/tools/bench/budgets.ts';
import { measureHydration, routesOfIslands } from '#/tools/bench/hydration.ts';
import { measureTimes } from '#/tools/bench/lighthouse.ts';
import { measurePages } from '#/tools/bench/measureRoute.ts';
import { heaviestOfEachKind, listRoutes, pickRoutes } from '#/tools/bench/routes.ts';
import { launchChromium } from '#/tools/chromium.ts';
import { serveFolder } from '#/tools/staticServer.ts';
import { findBuiltSite } from './serving.ts';
import { runCommand } from './runCommand.ts';

const { values: flags, positionals: named } = parseArgs({
  allowPositionals: true,
  options: {
    photographs: { type: 'boolean', default: false },
    bytes: { type: 'boolean', default: false },
  },
});

await runCommand(async () => {
  const folder = findBuiltSite();
  const routes = heaviestOfEachKind(pickRoutes(await listRoutes(folder), named));
  await using site = await serveFolder(folder);
  await using browser = await launchChromium();
  const pages = await measurePages(browser, site.origin, routes);
  const costs = pages.map((page) => costOf(page, flags.photographs));
  for (const [island, route] of routesOfIslands(pages)) {
    costs.push(await measureHydration(browser, site.origin, island, route));
  }
  printCosts(costs);
  const faults = findFaults(costs);
  if (!flags.bytes) faults.push(...(await measureTimes(folder, site.origin, pages)));
  console.log(`\n${faults.length === 0 ? 'Every budget is kept' : faults.join('\n')}`);
  if (faults.length > 0) process.exitCode = 1;
});
