import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { closeServer, listen } from '#/system/network/listen.ts';
import { buildInChild } from '#/publisher/queue/buildInChild.ts';
import { readSettings } from '#/pipeline/settings.ts';
import { buildingGroups } from '../../../fixtures/publisher.ts';
import { makeTemporaryFolder } from '../../../fixtures/temporaryFolder.ts';

/** Returns a folder and the order for a build there whose API never responds. */
async function neverEndingBuild() {
  const home = await makeTemporaryFolder();
  const silent = createServer(() => undefined);
  const apiOrigin = `http://localhost:${await listen(silent)}`;
  onTestFinished(() => closeServer(silent));
  const settings = readSettings({ API_BASE_URL: apiOrigin });
  const order = { settings, outDir: join(home, 'site'), cacheDir: join(home, 'cache') };
  return { home, order };
}

test('a build that exceeds its time limit is stopped', async () => {
  const { home, order } = await neverEndingBuild();
  await expect(buildInChild(order, 1000, new AbortController().signal)).rejects.toThrow(
    'the build was stopped after 1 s, the limit of BUILD_TIMEOUT_S',
  );
  expect(await buildingGroups(home)).toEqual([]);
});
