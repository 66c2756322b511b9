import { expect, test, vi } from 'vitest';
import { loadCities } from '#/features/finder/loadCities.ts';
import { words } from '#/words/words.ts';

const { causes } = words(undefined).notices;

const failWith = (error: unknown) =>
  vi.stubGlobal('fetch', () => Promise.reject(error instanceof Error ? error : new Error()));

test.each([
  ['TimeoutError', 'time-out after 5000 ms'],
  ['AbortError', 'time-out after 5000 ms'], // Chrome 103 to 123
])('calls an end by %s a time-out', async (name, message) => {
  failWith(new DOMException('The user aborted a request.', name));
  await expect(loadCities(`/${name}.json`, causes)).rejects.toThrow(message);
});

test('calls a refused connection by its name', async () => {
  failWith(new TypeError('Failed to fetch'));
  await expect(loadCities('/refused.json', causes)).rejects.toThrow('connection failed');
});

test('calls a file that is no JSON unreadable', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<p>Hello</p>')));
  await expect(loadCities('/html.json', causes)).rejects.toThrow('unreadable answer');
});

test('asks again after a failure, and but once after a success', async () => {
  const fetch = vi.fn<() => Promise<Response>>();
  fetch.mockResolvedValueOnce(new Response('', { status: 503 }));
  fetch.mockResolvedValueOnce(Response.json([]));
  vi.stubGlobal('fetch', fetch);
  await expect(loadCities('/again.json', causes)).rejects.toThrow('HTTP 503');
  await expect(loadCities('/again.json', causes)).resolves.toEqual([]);
  await expect(loadCities('/again.json', causes)).resolves.toEqual([]);
  expect(fetch).toHaveBeenCalledTimes(2);
});
