import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { makeTemporaryFolder } from '../../fixtures/temporaryFolder.ts';

const RUN = JSON.stringify(new URL('../../../src/commands/runCommand.ts', import.meta.url).href);
const SCRIPT = `const { runCommand } = await import(${RUN}); await runCommand(async () => console.log(process.env.WEBHOOK_SECRET))`;

/** Runs a command in a folder and returns its output. */
async function runIn(cwd: string) {
  const { all } = await execa('node', ['-e', SCRIPT], { cwd, all: true, reject: false });
  return all;
}

test.each([
  [
    'WEBHOOK_SECRET=abc#def',
    'error: .env: the value of WEBHOOK_SECRET has a #, so put it in quotes',
  ],
  ['WEBHOOK_SECRET="abc#def"', 'abc#def'],
  ['WEBHOOK_SECRET=abc # of the shop', 'abc'],
])('reads the line %s of .env as %s', async (line, printed) => {
  const folder = await makeTemporaryFolder();
  await writeFile(join(folder, '.env'), `# secrets\n${line}\n`);
  expect(await runIn(folder)).toBe(printed);
});
