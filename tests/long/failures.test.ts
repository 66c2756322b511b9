import { resolve } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { emptyBuildFolder } from '../fixtures/buildFixture.ts';
import { makeContent, SMALL } from '../fixtures/content.ts';
import { startFixtureApi } from '../fixtures/fixtureApi.ts';
import { startFixturePublisher } from '../fixtures/publisher.ts';

test.each([
  ['a page throws', `--import ${resolve('tests/fixtures/throwInPages.js')}`, /page throws.*$/],
  [
    'it runs out of memory',
    '--max-old-space-size=48',
    /^heap out of memory; NODE_OPTIONS=--max-old-space-size=\d+ lets.*$/,
  ],
])('a build that fails because %s says so', async (_, nodeOptions, reason) => {
  vi.stubEnv('NODE_OPTIONS', nodeOptions);
  await using api = await startFixtureApi(makeContent(SMALL, () => null));
  const home = resolve(await emptyBuildFolder('failures'));
  const publisher = await startFixturePublisher({ home, apiOrigin: api.origin });
  onTestFinished(publisher.close);
  await publisher.whenIdle();
  expect((await publisher.readLastBuild()).reason).toMatch(reason);
});
