import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { addHeadlessShell } from '#/tools/chromium/chromium.ts';
import { countOutcome, type TestCounts } from './testCounts.ts';

/** A part of `npm test` that has its own line in the summary. */
export interface Stage {
  /** Whether it tests the site built from the sample API; it is built once for all such stages. */
  needsSite?: boolean;
  needsChromium?: boolean;
  isTool?: boolean;
  run: (environment: Record<string, string>) => Promise<TestCounts>;
}

/** The folder for the test runners' reports. */
export const REPORTS = '.cache/test-reports';

const PASSED: TestCounts = { passed: 1, failed: 0 };
export const FAILED: TestCounts = { passed: 0, failed: 1 };

/** Runs a program of this project, and prints its output as it comes; returns the exit code. */
export async function runProgram(
  command: string,
  words: string[],
  env: Record<string, string> = {},
) {
  const options = { env, stdio: 'inherit', preferLocal: true, reject: false } as const;
  return (await execa(command, words, options)).exitCode;
}

/** Resolves when the output so far is printed. Tools run in parallel; each one's output stays together. */
let printed = Promise.resolve();

/** A tool that only passes or fails. */
const check = (command: string, ...words: string[]): Stage => ({
  isTool: true,
  run: async () => {
    const options = { all: true, preferLocal: true, reject: false } as const;
    const running = execa(command, words, options);
    printed = Promise.all([running, printed]).then(([{ all }]) => {
      console.log(`\n── ${command}\n${all}`);
    });
    const [{ exitCode }] = await Promise.all([running, printed]);
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
    const exitCode = await runProgram('vitest', words, environment);
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
    const exitCode = await runProgram('playwright', words, env);
    return countOutcome(await readReport(report), exitCode);
  },
});

/** The stages of `npm test`, in this order; the ones that start with `long` are for `npm run test:long`. */
export const STAGES: Record<string, Stage> = {
  format: check('prettier', '--check', '.'),
  types: check('astro', 'check', '--minimumFailingSeverity', 'warning'),
  lint: check('eslint', '--config', 'tests/eslint.config.js', '--max-warnings', '0', '.'),
  unit: vitest('unit'),
  build: vitest('build', { needsSite: true, needsChromium: true }),
  browser: playwright('browser', 'phone', 'desktop'),
  long: vitest('long', { needsChromium: true }),
  longBrowser: playwright('longBrowser', 'long-phone', 'long-desktop'),
};
