import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { fingerprint } from '#/build/render/fingerprint.ts';
import { makeTemporaryFolder } from '../../../fixtures/temporaryFolder.ts';

/** Whether a change in a file changes the fingerprint. */
async function decides(file: string): Promise<boolean> {
  const root = await makeTemporaryFolder();
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), 'one');
  const before = await fingerprint(root, {});
  await writeFile(join(root, file), 'two');
  return (await fingerprint(root, {})) !== before;
}

test.each([
  'src/pages/index.astro',
  'src/build/place/place.ts',
  'src/hosts/headersFile.ts',
  'public/favicon.ico',
  'package-lock.json',
])('%s decides how a page is printed', async (file) => {
  expect(await decides(file)).toBe(true);
});

test.each([
  'src/sample/server.ts',
  'src/commands/test.ts',
  'src/tools/bench/measureRoute.ts',
  'src/publisher/queue/worker.ts',
  'tests/unit/a.test.ts',
])('%s does not', async (file) => {
  expect(await decides(file)).toBe(false);
});
