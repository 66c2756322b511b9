/** `npm test`: runs all stages except the long ones; `-- lint unit` runs only the named stages. */
import { readFile, rm } from 'node:fs/promises';
import { execa } from 'execa';
import * as v from 'valibot';
import { unlessMissing } from '#/system/files/fileErrors.ts';
import { causeOf, isExpected } from '#/system/report/expectedError.ts';
import type { TestSite } from '#/tools/startTestSite.ts';

const REPORTS = '.cache/test-reports';
const vitest = (project: string) =>
  `vitest run --config tests/vitest.config.ts --project=${project} --reporter=default --reporter=json --outputFile.json=${REPORTS}/${project}.json`;
const playwright = (...projects: string[]) =>
  `playwright test --config tests/playwright.config.ts --reporter=dot,json --project=${projects.join(' --project=')}`;

const STAGES: Record<string, string> = {
  format: 'prettier --check .',
  types: 'astro check --minimumFailingSeverity warning',
  lint: 'eslint --config tests/eslint.config.js --max-warnings 0 .',
  unused: 'knip --no-progress --treat-config-hints-as-errors',
  unit: vitest('unit'),
  build: vitest('build'),
  browser: playwright('phone', 'desktop'),
  long: vitest('long'),
  longBrowser: playwright('long-phone', 'long-desktop'),
};
/** Stages without tests: each counts as one test. */
const TOOLS = ['format', 'types', 'lint', 'unused'];
/** The stages of a group run at the same time, so each prints its output when it ends. */
const GROUPS = [[...TOOLS, 'unit', 'build'], ['browser'], ['long'], ['longBrowser']];
const WITH_SITE = ['build', 'browser', 'long', 'longBrowser'];

const count = v.optional(v.number(), 0);
/** The counts of Vitest at the top level, those of Playwright in `stats`. */
const ReportSchema = v.object({
  numPassedTests: count,
  numFailedTests: count,
  numPendingTests: count,
  stats: v.optional(v.object({ expected: count, unexpected: count, skipped: count }), {}),
});

/** Counts the tests of a stage; a stage that failed without a failed test counts as one. */
async function countTests(name: string, isGood: boolean) {
  if (TOOLS.includes(name)) return { passed: Number(isGood), failed: Number(!isGood), skipped: 0 };
  const text = await readFile(`${REPORTS}/${name}.json`, 'utf8').catch(unlessMissing('{}'));
  const { stats, ...units } = v.parse(ReportSchema, JSON.parse(text));
  const passed = units.numPassedTests + stats.expected;
  const failed = units.numFailedTests + stats.unexpected;
  const skipped = units.numPendingTests + stats.skipped;
  return { passed, failed: isGood && passed > 0 ? failed : Math.max(failed, 1), skipped };
}

/** Runs a stage and returns its counts. */
async function runStage(name: string, isAlone: boolean, site?: Promise<TestSite>) {
  const start = performance.now();
  if (isAlone) console.log(`\n── ${name}`);
  const [program = '', ...words] = (STAGES[name] ?? '').split(' ');
  const { exitCode, all } = await execa(program, words, {
    preferLocal: true,
    reject: false,
    all: true,
    stdio: isAlone ? 'inherit' : 'pipe',
    env: { ...(await site)?.environment, PLAYWRIGHT_JSON_OUTPUT_FILE: `${REPORTS}/${name}.json` },
  });
  if (!isAlone) console.log(`\n── ${name}\n${all}`);
  const counts = await countTests(name, exitCode === 0);
  return { name, ...counts, seconds: (performance.now() - start) / 1000 };
}

const named = process.argv.slice(2);
const unknown = named.find((name) => !Object.hasOwn(STAGES, name));
if (unknown !== undefined) {
  const stages = Object.keys(STAGES).join(', ');
  console.error(`error: npm test has no stage "${unknown}"; the stages are ${stages}`);
  process.exit(1);
}
const chosen = named.length > 0 ? named : [...TOOLS, 'unit', 'build', 'browser'];
const has = (...names: string[]) => names.some((name) => chosen.includes(name));
await rm(REPORTS, { recursive: true, force: true });
if (has(...WITH_SITE)) {
  const { addHeadlessShell, ensureChromium } = await import('#/tools/chromium.ts'); // slow to load
  await ensureChromium();
  if (has('browser', 'longBrowser')) await addHeadlessShell();
}
if (has(...TOOLS)) await execa('astro', ['sync'], { preferLocal: true }); // declares types
const outcomes: Awaited<ReturnType<typeof runStage>>[] = [];
let site: Promise<TestSite> | undefined;
for (const group of GROUPS.map((names) => names.filter((name) => has(name)))) {
  if (group.some((name) => WITH_SITE.includes(name))) {
    const { startTestSite } = await import('#/tools/startTestSite.ts'); // slow to load
    site ??= startTestSite();
  }
  const run = async (name: string) => {
    try {
      return await runStage(name, group.length === 1, WITH_SITE.includes(name) ? site : undefined);
    } catch (error) {
      console.error(isExpected(error) ? `error: ${causeOf(error)}` : error);
      return { name, passed: 0, failed: 1, skipped: 0, seconds: 0 };
    }
  };
  outcomes.push(...(await Promise.all(group.map(run))));
}
await site?.then(({ close }) => close()).catch(() => undefined);

for (const { name, passed, failed, seconds } of outcomes)
  console.log(`${name.padEnd(12)}${seconds.toFixed(1)} s  ${passed} passed, ${failed} failed`);
const totalOf = (figure: 'passed' | 'failed' | 'skipped') =>
  outcomes.reduce((total, outcome) => total + outcome[figure], 0);
const [passed, failed, skipped] = [totalOf('passed'), totalOf('failed'), totalOf('skipped')];
if (skipped > 0)
  console.log(`${skipped} skipped, because this site lacks the pages that they test`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
