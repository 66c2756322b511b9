import { expect, test, vi } from 'vitest';
import { createHostCircuitBreaker } from '#/build/fetch/pictures/hostCircuitBreaker.ts';

const TIMEOUT_MS = 1000;
const GIVEN_UP = 'not tried, because its host did not answer for others';

/** Work that advances a stopped clock by a given time. */
function createWork() {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const fail = (takesMs: number) => () => {
    now += takesMs;
    return Promise.reject(new Error('failed'));
  };
  const succeed = () => Promise.resolve('done');
  return { fail, succeed };
}

/** The messages of all failures in this many tries. */
async function messages(count: number, attempt: () => Promise<unknown>) {
  const all: string[] = [];
  for (let tried = 0; tried < count; tried += 1)
    await attempt().catch((error: unknown) => all.push((error as Error).message));
  return all;
}

test('gives a host up after sixteen slow failures in a row', async () => {
  const { fail, succeed } = createWork();
  const withCircuitBreaker = createHostCircuitBreaker(TIMEOUT_MS);
  expect(await messages(17, () => withCircuitBreaker('a', fail(TIMEOUT_MS)))).toEqual([
    ...Array<string>(16).fill('failed'),
    GIVEN_UP,
  ]);
  await expect(withCircuitBreaker('b', succeed)).resolves.toBe('done');
});

test('counts anew after each answer', async () => {
  const { fail, succeed } = createWork();
  const withCircuitBreaker = createHostCircuitBreaker(TIMEOUT_MS);
  const slow = () => withCircuitBreaker('a', fail(TIMEOUT_MS));
  await messages(15, slow);
  await withCircuitBreaker('a', succeed);
  expect(await messages(15, slow)).not.toContain(GIVEN_UP);
});

test('does not count quick failures', async () => {
  const { fail } = createWork();
  const withCircuitBreaker = createHostCircuitBreaker(TIMEOUT_MS);
  const all = await messages(100, () => withCircuitBreaker('a', fail(TIMEOUT_MS / 10)));
  expect(all).not.toContain(GIVEN_UP);
});

test('gives up a host that answers now and then after forty slow failures', async () => {
  const { fail, succeed } = createWork();
  const withCircuitBreaker = createHostCircuitBreaker(TIMEOUT_MS);
  const all = await messages(41, async () => {
    await withCircuitBreaker('a', succeed);
    await withCircuitBreaker('a', fail(TIMEOUT_MS));
  });
  expect(all).toEqual([...Array<string>(40).fill('failed'), GIVEN_UP]);
});
