import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { closeServer, listen } from '#/build/network/listen.ts';
import { buildInChild } from '#/publisher/queue/buildInChild.ts';
import { createProcessGroups } from '#/publisher/queue/processGroups.ts';
import { readSettings } from '#/build/settings.ts';
import { buildingGroups } from '../../../fixtures/publisher.ts';
import { makeFolderInMemory } from '../../../fixtures/temporaryFolder.ts';

test('a build that takes too long is ended', async () => {
  const home = await makeFolderInMemory();
  const silent = createServer(() => undefined); // an API that never answers
  const apiOrigin = `http://localhost:${await listen(silent)}`;
  onTestFinished(() => closeServer(silent));
  const settings = readSettings({ API_BASE_URL: apiOrigin });
  const order = { settings, outDir: join(home, 'site'), cacheDir: join(home, 'cache') };
  await expect(buildInChild(order, createProcessGroups(1000))).rejects.toThrow(
    'the build took longer than BUILD_TIMEOUT_S allows',
  );
  expect(await buildingGroups(home)).toEqual([]);
});
