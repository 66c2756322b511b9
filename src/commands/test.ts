/** Runs every check in order and ends with their sum; `npm test -- lint unit` runs the named stages only. */
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { countOutcome, summarize, type TestCounts } from '~/lib/testCounts';

interface Outcome extends TestCounts {
  stage: string;
  seconds: number;
}

type Stage = () => Promise<TestCounts>;

const REPORTS = '.cache/test-reports';
const FAILED: TestCounts = { passed: 0, failed: 1 };

async function run(command: string, words: string[]): Promise<number | undefined> {
  const options = { stdio: 'inherit', preferLocal: true, reject: false } as const;
  return (await execa(command, words, options)).exitCode;
}

/** A tool that passes or fails as a whole. */
const check =
  (command: string, ...words: string[]): Stage =>
  async () =>
    (await run(command, words)) === 0 ? { passed: 1, failed: 0 } : FAILED;

async function readReport(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}

const vitest =
  (project: string): Stage =>
  async () => {
    const report = join(REPORTS, `${project}.json`);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const words = ['run', '--config', 'tests/vitest.config.ts', '--project', project, ...reporters];
    const exitCode = await run('vitest', words);
    return countOutcome(await readReport(report), exitCode);
  };

const STAGES: Record<string, Stage> = {
  format: check('prettier', '--check', '.'),
  types: check('astro', 'check', '--minimumFailingSeverity', 'warning'),
  lint: check('eslint', '--config', 'tests/eslint.config.js', '--max-warnings', '0', '.'),
  unit: vitest('unit'),
  long: vitest('long'),
};
const DEFAULT_STAGES = ['format', 'types', 'lint', 'unit'];

/** Stages do not need each other, so a failed one stops none: one run shows everything to mend. */
async function runStage(stage: string): Promise<Outcome> {
  console.log(`\n── ${stage}`);
  const start = performance.now();
  const counts = await (STAGES[stage]?.() ?? FAILED);
  return { stage, ...counts, seconds: (performance.now() - start) / 1000 };
}

function printSummary(outcomes: Outcome[]): void {
  console.log('\n── summary');
  for (const { stage, passed, failed, seconds } of outcomes) {
    const verdict = failed === 0 ? `${passed} passed` : `${passed} passed, ${failed} FAILED`;
    console.log(`${stage.padEnd(8)} ${seconds.toFixed(1).padStart(6)} s  ${verdict}`);
  }
  console.log(summarize(outcomes));
}

const named = process.argv.slice(2);
const unknown = named.find((stage) => !(stage in STAGES));
if (unknown !== undefined) {
  console.error(`Unknown stage "${unknown}"; the stages are ${Object.keys(STAGES).join(', ')}.`);
  process.exit(1);
}
await rm(REPORTS, { recursive: true, force: true });
await mkdir(REPORTS, { recursive: true });
const outcomes: Outcome[] = [];
for (const stage of named.length > 0 ? named : DEFAULT_STAGES) {
  outcomes.push(await runStage(stage));
}
printSummary(outcomes);
process.exitCode = outcomes.some(({ failed }) => failed > 0) ? 1 : 0;
