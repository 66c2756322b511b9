/**
 * `npm test`: every check, the tools beside each other and then stage after stage, and at the end their
 * sum; `-- lint unit` runs the named stages only.
 */
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { execa } from 'execa';
import { addHeadlessShell, ensureChromium } from '#/tools/chromium/chromium.ts';
import { messageOf } from '#/build/report/messageOf.ts';
import { countOutcome, summarize, type TestCounts } from '#/tools/tests/testCounts.ts';
import { startTestSite, type TestSite } from '#/tools/tests/startTestSite.ts';

interface Outcome extends TestCounts {
  stage: string;
  seconds: number;
}

interface Stage {
  /** Looks at the built site of the sample API, which is then built once for all such stages. */
  needsSite?: boolean;
  needsChromium?: boolean;
  isTool?: boolean;
  run: (environment: Record<string, string>) => Promise<TestCounts>;
}

const REPORTS = '.cache/test-reports';
/** Most of what the stages start is started again and again: Node keeps what it made of the modules. */
process.env.NODE_COMPILE_CACHE ??= resolve('.cache/compiled');

const PASSED: TestCounts = { passed: 1, failed: 0 };
const FAILED: TestCounts = { passed: 0, failed: 1 };

async function run(command: string, words: string[], env: Record<string, string> = {}) {
  const options = { env, stdio: 'inherit', preferLocal: true, reject: false } as const;
  return (await execa(command, words, options)).exitCode;
}

/** What tools have said, in their order: they run beside each other. */
let said = Promise.resolve();

/** A tool that passes or fails as a whole. */
const check = (command: string, ...words: string[]): Stage => ({
  isTool: true,
  run: async () => {
    const options = { all: true, preferLocal: true, reject: false } as const;
    const running = execa(command, words, options);
    said = Promise.all([running, said]).then(([{ all }]) => {
      console.log(`\n── ${command}\n${all}`);
    });
    const [{ exitCode }] = await Promise.all([running, said]);
    return exitCode === 0 ? PASSED : FAILED;
  },
});

async function readReport(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}

const vitest = (project: string, needs: Partial<Stage> = {}): Stage => ({
  ...needs,
  run: async (environment) => {
    const report = join(REPORTS, `${project}.json`);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const words = ['run', '--config', 'tests/vitest.config.ts', '--project', project, ...reporters];
    const exitCode = await run('vitest', words, environment);
    return countOutcome(await readReport(report), exitCode);
  },
});

const playwright = (name: string, ...projects: string[]): Stage => ({
  needsSite: true,
  needsChromium: true,
  run: async (environment) => {
    await addHeadlessShell();
    const report = join(REPORTS, `${name}.json`);
    const chosen = projects.map((project) => `--project=${project}`);
    const words = [
      'test',
      '--config',
      'tests/playwright.config.ts',
      '--reporter=dot,json',
      ...chosen,
    ];
    const env = { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const exitCode = await run('playwright', words, env);
    return countOutcome(await readReport(report), exitCode);
  },
});

const STAGES: Record<string, Stage> = {
  format: check('prettier', '--check', '.'),
  types: check('astro', 'check', '--minimumFailingSeverity', 'warning'),
  lint: check('eslint', '--config', 'tests/eslint.config.js', '--max-warnings', '0', '.'),
  unit: vitest('unit'),
  build: vitest('build', { needsSite: true, needsChromium: true }),
  browser: playwright('browser', 'phone', 'desktop'),
  long: vitest('long', { needsChromium: true }),
  longBrowser: playwright('longBrowser', 'long-phone', 'long-desktop'),
};
const DEFAULT_STAGES = Object.keys(STAGES).filter((name) => !name.startsWith('long'));

let site: Promise<TestSite> | undefined;

/** Stages do not build on each other, so a failed one stops none: one run shows all there is to mend. */
async function runStage(name: string, stage: Stage): Promise<Outcome> {
  if (!stage.isTool) console.log(`\n── ${name}`);
  const start = performance.now();
  let counts = FAILED;
  try {
    counts = await stage.run(stage.needsSite ? { ...(await site)?.environment } : {});
  } catch (error) {
    console.error(`${name} could not run: ${messageOf(error)}`);
  }
  return { stage: name, ...counts, seconds: (performance.now() - start) / 1000 };
}

function printSummary(outcomes: Outcome[]): void {
  console.log('\n── summary');
  for (const { stage, passed, failed, seconds } of outcomes) {
    const verdict = failed === 0 ? `${passed} passed` : `${passed} passed, ${failed} FAILED`;
    console.log(`${stage.padEnd(11)} ${seconds.toFixed(1).padStart(6)} s  ${verdict}`);
  }
}

async function runStages(names: string[]): Promise<TestCounts[]> {
  const chosen = names.flatMap((name) => Object.entries(STAGES).filter(([key]) => key === name));
  const unknown = names.find((name) => !(name in STAGES));
  if (unknown)
    throw new Error(`No stage "${unknown}": there are ${Object.keys(STAGES).join(', ')}.`);
  if (chosen.some(([, stage]) => stage.needsChromium)) await ensureChromium();
  await rm(REPORTS, { recursive: true, force: true });
  await mkdir(REPORTS, { recursive: true });
  const hasTools = chosen.some(([, stage]) => stage.isTool);
  if (hasTools) await run('astro', ['sync']); // writes the types that two of them read
  const runNamed = ([name, stage]: [string, Stage]) => runStage(name, stage);
  const outcomes = await Promise.all(chosen.filter(([, stage]) => stage.isTool).map(runNamed));
  if (chosen.some(([, stage]) => stage.needsSite)) {
    site = startTestSite(); // beside the unit tests: a build keeps one processor busy, not two
    site.catch(() => undefined); // the stages that need it tell why
  }
  for (const entry of chosen.filter(([, stage]) => !stage.isTool)) {
    outcomes.push(await runNamed(entry));
  }
  await (await site?.catch(() => undefined))?.close();
  printSummary(outcomes);
  return outcomes;
}

const named = process.argv.slice(2);
const counts = await runStages(named.length > 0 ? named : DEFAULT_STAGES).catch(
  (error: unknown) => {
    console.error(messageOf(error));
    return [FAILED];
  },
);
console.log(summarize(counts));
process.exitCode = counts.some(({ failed }) => failed > 0) ? 1 : 0;
