import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetUnfinishedFetch, openUnfinishedFetch } from '#/build/fetch/unfinishedFetch.ts';
import { makeTemporaryFolder } from '../../../fixtures/temporaryFolder.ts';

const KEY = 'api-1';
const MINUTE_MS = 60_000;
const START = new Date('2026-03-04T10:00:00Z');
const ANSWER = { address: '/api/blog/1', text: '{}', fetchedAt: START.toISOString() };

let cacheDir: string;
const open = () => openUnfinishedFetch(cacheDir, KEY, new Date());
const isTrusted = async () => (await open()).get(ANSWER.address) !== undefined;

beforeEach(async () => {
  cacheDir = await makeTemporaryFolder();
  vi.useFakeTimers({ now: START, toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

test('what comes after the end of a build, from a request still under way, is not kept', async () => {
  const { add } = await open();
  await add(ANSWER);
  expect(await isTrusted()).toBe(true);

  await forgetUnfinishedFetch(cacheDir, KEY);
  await add(ANSWER);
  expect(await isTrusted()).toBe(false);
});

test('what a killed build had got is trusted for half an hour', async () => {
  await (await open()).add(ANSWER);
  vi.setSystemTime(START.getTime() + 29 * MINUTE_MS);
  expect(await isTrusted()).toBe(true);
  vi.setSystemTime(START.getTime() + 31 * MINUTE_MS);
  expect(await isTrusted()).toBe(false);
});

test('what came late in a build of an hour is as young as when it came', async () => {
  const { add } = await open();
  vi.setSystemTime(START.getTime() + 55 * MINUTE_MS);
  await add(ANSWER);
  vi.setSystemTime(START.getTime() + 61 * MINUTE_MS);
  expect(await isTrusted()).toBe(true);
});
