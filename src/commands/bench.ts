/**
 * `npm run bench`: the cost of the first view of every route, beside its budget. Words after `--` name
 * routes and folders; without any, the two heaviest routes of each kind are measured. `build` starts
 * benchBuild, and `visit` makes whole visits, or the visits named after it.
 *
 * - `--all`: every route, not two of each kind.
 * - `--photographs`: budgets for pages with photographs in place of drawings.
 * - `--no-paint`, `--no-lighthouse`: skips the paints on the slow line, or Lighthouse.
 * - `--json FILE`: writes the results; `--against FILE` compares them with such a file.
 * - `--posts 100,1000`: sizes of the sites that `build` builds.
 * - `--rounds 3`: how often `visit` makes each visit.
 * - `--site FOLDER --hungry /,/menu/ --buyer /,/contact/ --reader /post/,/blog/`: `visit` also makes these
 *   visits to another built site, address by address, by the links on its pages.
 */
import { parseArgs } from 'node:util';
import { chooseRoutes } from '#/tools/bench/chooseRoutes.ts';
import { listRoutes } from '#/tools/bench/listRoutes.ts';
import { measureSite } from '#/tools/bench/measureSite.ts';
import { checkRun, countTables, timeTables } from '#/tools/bench/reportRun.ts';
import { compareRuns, readRun, writeRun } from '#/tools/bench/runs.ts';
import { benchBuild } from '#/tools/bench/build/benchBuild.ts';
import { benchVisits } from '#/tools/bench/visits/benchVisits.ts';
import { FlagError } from './buildFlags.ts';
import { findBuiltSite } from './findBuiltSite.ts';
import { runCommand } from './runCommand.ts';

const PER_KIND = 2;

const { values: flags, positionals: named } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: {
    all: { type: 'boolean', default: false },
    photographs: { type: 'boolean', default: false },
    paint: { type: 'boolean', default: true },
    lighthouse: { type: 'boolean', default: true },
    json: { type: 'string' },
    against: { type: 'string' },
    posts: { type: 'string' },
    rounds: { type: 'string' },
    site: { type: 'string' },
    hungry: { type: 'string' },
    buyer: { type: 'string' },
    reader: { type: 'string' },
  },
});

async function measure(folder: string) {
  const perKind = flags.all ? Infinity : PER_KIND;
  const routes = chooseRoutes(await listRoutes(folder), { named, perKind });
  return measureSite({ folder, routes }, flags, (counts) => {
    console.log(countTables(counts, flags.photographs));
  });
}

function tellFaults(faults: readonly string[]): void {
  console.log(`\n${faults.length === 0 ? 'Every measured budget is kept' : faults.join('\n')}`);
  if (faults.length > 0) process.exitCode = 1;
}

async function bench(): Promise<void> {
  const folder = findBuiltSite();
  const earlier = flags.against === undefined ? undefined : await readRun(flags.against);
  const run = await measure(folder);
  if (flags.paint || flags.lighthouse) console.log(`\n${timeTables(run)}`);
  if (flags.json !== undefined) await writeRun(flags.json, run);
  if (earlier !== undefined) {
    const differences = compareRuns(earlier, run.pages).join('\n');
    console.log(`\n${differences || 'No count differs from the earlier run'}`);
  }

  tellFaults(checkRun(run, flags.photographs));
}

function checkSiteFlags(): void {
  const hasAddresses = [flags.hungry, flags.buyer, flags.reader].some((list) => list !== undefined);
  if (hasAddresses !== (flags.site !== undefined)) {
    throw new FlagError('--site goes with one or more of --hungry, --buyer and --reader');
  }
}

const [kind, ...words] = named;
await runCommand(async () => {
  if (kind === 'build') await benchBuild(flags.posts);
  else if (kind === 'visit') {
    checkSiteFlags();
    tellFaults(await benchVisits(flags, words));
  } else await bench();
});
