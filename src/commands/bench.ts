/** `npm run bench`: what the first view of every route costs, beside its budget; `build`: see benchBuild. */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chooseRoutes } from '~/bench/chooseRoutes';
import { listRoutes } from '~/bench/listRoutes';
import { measureSite } from '~/bench/measureSite';
import { checkRun, countTables, timeTables } from '~/bench/reportRun';
import { compareRuns, readRun, writeRun } from '~/bench/runs';
import { launchChromium } from '~/lib/chromium';
import { serveFolder } from '~/lib/staticServer';
import { DEFAULT_FOLDERS } from '~/publish/buildSite';
import { benchBuild } from './benchBuild';
import { runCommand } from './runCommand';

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
  },
});

async function measure(folder: string) {
  const perKind = flags.all ? Infinity : PER_KIND;
  const routes = chooseRoutes(await listRoutes(folder), { named, perKind });
  const site = await serveFolder(folder);
  const browser = await launchChromium();
  try {
    const place = { folder, origin: site.origin, routes };
    return await measureSite(browser, place, flags, (counts) => {
      console.log(countTables(counts, flags.photographs));
    });
  } finally {
    await browser.close();
    await site.close();
  }
}

async function bench(): Promise<void> {
  const folder = DEFAULT_FOLDERS.outDir;
  if (!existsSync(folder)) {
    console.error(`There is no ${folder}/ yet: npm run build or npm run build:sample makes it`);
    process.exitCode = 1;
    return;
  }
  const earlier = flags.against === undefined ? undefined : await readRun(flags.against);
  const run = await measure(folder);
  if (flags.paint || flags.lighthouse) console.log(`\n${timeTables(run)}`);
  if (flags.json !== undefined) await writeRun(flags.json, run);
  if (earlier !== undefined) {
    const differences = compareRuns(earlier, run.pages).join('\n');
    console.log(`\n${differences || 'No count differs from the earlier run'}`);
  }

  const faults = checkRun(run, flags.photographs);
  console.log(`\n${faults.length === 0 ? 'Every measured budget is kept' : faults.join('\n')}`);
  if (faults.length > 0) process.exitCode = 1;
}

await runCommand(named[0] === 'build' ? () => benchBuild(flags.posts) : bench);
