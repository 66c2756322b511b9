/**
 * `npm test`: runs the tools in parallel, then the other stages one by one, and prints a summary;
 * `-- lint unit` runs only the named stages.
 */
import { mkdir, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { ensureChromium } from '#/tools/chromium/chromium.ts';
import { messageOf } from '#/build/report/messageOf.ts';
import { summarize, type TestCounts } from '#/tools/tests/testCounts.ts';
import { FAILED, REPORTS, runProgram, STAGES, type Stage } from '#/tools/tests/stages.ts';
import { startTestSite, type TestSite } from '#/tools/tests/startTestSite.ts';

interface Outcome extends TestCounts {
  stage: string;
  seconds: number;
}

/** The stages start the same programs many times, so Node caches their compiled modules. */
process.env.NODE_COMPILE_CACHE ??= resolve('.cache/compiled');

const DEFAULT_STAGES = Object.keys(STAGES).filter((name) => !name.startsWith('long'));

let site: Promise<TestSite> | undefined;

/** A failed stage does not stop the others, which do not depend on it: one run shows all faults. */
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
  if (hasTools) await runProgram('astro', ['sync']); // writes types that two of the tools need
  const runNamed = ([name, stage]: [string, Stage]) => runStage(name, stage);
  const outcomes = await Promise.all(chosen.filter(([, stage]) => stage.isTool).map(runNamed));
  if (chosen.some(([, stage]) => stage.needsSite)) {
    site = startTestSite(); // during the unit tests, as a build uses only one processor core
    site.catch(() => undefined); // reported by the stages that need it
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
