import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { execaNode } from 'execa';
import { beforeEach, expect, test } from 'vitest';
import { unlessMissing } from '#/system/files/fileErrors.ts';
import { openInbox } from '#/publisher/receive/inbox.ts';
import { versionOf } from '../fixtures/fakeBuild.ts';
import { makeTemporaryFolder } from '../fixtures/temporaryFolder.ts';

const SCRIPT = resolve('tests/fixtures/publisherProcess.ts');
/** One more than the steps of a publish: listening, build, gate, switch, published, stopped. */
const MOST_STEPS = 7;

let home: string;

beforeEach(async () => {
  home = await makeTemporaryFolder();
});

/**
 * Runs a publisher until all rebuild requests are done, or until it is killed at a step; returns its steps.
 */
async function run(version: string, step = 0): Promise<{ steps: string[]; isKilled: boolean }> {
  const words = [home, version, String(step)];
  const { stdout, signal } = await execaNode(SCRIPT, words, { reject: false });
  return { steps: stdout.split('\n').filter(Boolean), isKilled: signal === 'SIGKILL' };
}

/** Tells whether the live release has the files of this version. */
async function isLive(version: string): Promise<boolean> {
  for (const [file, text] of Object.entries(versionOf(version))) {
    const live = await readFile(join(home, 'current', file), 'utf8').catch(
      unlessMissing(undefined),
    );
    if (live !== text) return false;
  }
  return true;
}

test('a kill between any two steps leaves the live release whole', async () => {
  await run('zero');
  let kills = 0;
  for (let step = 1; step <= MOST_STEPS; step += 1) {
    const version = `after-${step}`;
    await (await openInbox(join(home, 'state', 'inbox.json'))).add();
    const { isKilled } = await run(version, step);
    const before = step === 1 ? 'zero' : `after-${step - 1}`;
    expect((await isLive(before)) || (await isLive(version)), `killed at step ${step}`).toBe(true);
    await run(version);
    expect(await isLive(version), `started after step ${step}`).toBe(true);
    const inbox = await openInbox(join(home, 'state', 'inbox.json'));
    expect(inbox.isWaiting(), `after step ${step}`).toBe(false);
    kills += isKilled ? 1 : 0;
  }
  expect(kills).toBe(MOST_STEPS - 1);
});
