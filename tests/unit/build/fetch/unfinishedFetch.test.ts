import { expect, test } from 'vitest';
import { forgetUnfinishedFetch, openUnfinishedFetch } from '#/build/fetch/unfinishedFetch.ts';
import { makeTemporaryFolder } from '../../../fixtures/temporaryFolder.ts';

const KEY = 'api-1';
const ANSWER = { address: '/api/blog/1', text: '{}', fetchedAt: new Date().toISOString() };

test('what comes after the end of a build, from a request still under way, is not kept', async () => {
  const cacheDir = await makeTemporaryFolder();
  const open = () => openUnfinishedFetch(cacheDir, KEY, new Date());
  const { add } = await open();
  await add(ANSWER);
  expect((await open()).get(ANSWER.address)).toEqual(ANSWER);

  await forgetUnfinishedFetch(cacheDir, KEY);
  await add(ANSWER);
  expect((await open()).get(ANSWER.address)).toBeUndefined();
});
