import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { closeServer, listen } from '#/build/network/listen.ts';
import { headersFile } from '#/hosts/headersFile.ts';
import { createFakeBuild, versionOf } from '../../fixtures/fakeBuild.ts';
import { buildingGroup, sendHook, startFixturePublisher } from '../../fixtures/publisher.ts';
import { makeFolderInMemory } from '../../fixtures/temporaryFolder.ts';

test('a build that takes too long is ended, the live site stays, and the request for it is kept', async () => {
  const home = await makeFolderInMemory();
  const readHome = () => readFile(join(home, 'current/index.html'), 'utf8');
  const fake = createFakeBuild({ ...versionOf('one'), _headers: headersFile() });
  const first = await startFixturePublisher({ home, build: fake.build });
  await first.whenIdle();
  await first.close();

  const silent = createServer(() => undefined); // an API that never answers
  const apiOrigin = `http://localhost:${await listen(silent)}`;
  onTestFinished(() => closeServer(silent));
  const environment = { BUILD_TIMEOUT_S: '1' };
  const second = await startFixturePublisher({ home, apiOrigin, environment });
  onTestFinished(second.close);
  await sendHook(second.origin);
  await second.whenIdle();
  expect(await second.readStatus()).toMatchObject({
    lastBuild: {
      outcome: 'failed',
      reason:
        'the build took longer than 1 s, which were not enough to fetch all content; BUILD_TIMEOUT_S sets that, and the next build goes on where this one stopped',
    },
  });
  expect(await buildingGroup(home)).toBeUndefined();
  expect(await readHome()).toBe(versionOf('one')['index.html']);
  await second.close();

  fake.site = versionOf('two');
  const third = await startFixturePublisher({ home, build: fake.build });
  onTestFinished(third.close);
  await third.whenIdle();
  expect(await readHome()).toBe(versionOf('two')['index.html']);
});
