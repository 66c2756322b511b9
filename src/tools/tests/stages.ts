import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { addHeadlessShell } from '#/tools/chromium/chromium.ts';
import { countOutcome, type TestCounts } from './testCounts.ts';

/** A part of `npm test` that has its own line in the summary. */
export interface Stage {
  /** Looks at the built site of the sample API, which is then built once for all such stages. */
  needsSite?: boolean;
  needsChromium?: boolean;
  isTool?: boolean;
  run: (environment: Record<string, string>) => Promise<TestCounts>;
}

/** Where the test runners leave their reports. */
export const REPORTS = '.cache/test-reports';

const PASSED: TestCounts = { passed: 1, failed: 0 };
export const FAILED: TestCounts = { passed: 0, failed: 1 };

/** Runs a program of this project; what it prints is seen at once. */
export async function runProgram(
  command: string,
  words: string[],
  env: Record<string, string> = {},
) {
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

/** What `npm test` runs, in this order, and below that what only `npm run test:long` does. */
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
