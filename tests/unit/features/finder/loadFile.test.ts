import { expect, test, vi } from 'vitest';
import { loadFile } from '#/features/finder/loadFile.ts';
import { words } from '#/words/words.ts';

const { causes, failed } = words(undefined).notices;
const texts = { fetchFailed: failed.franchises, causes };

const failWith = (error: unknown) =>
  vi.stubGlobal('fetch', () => Promise.reject(error instanceof Error ? error : new Error()));

test.each([
  ['TimeoutError', 'time-out after 5000 ms'],
  ['AbortError', 'time-out after 5000 ms'], // Chrome 103 to 123
])('calls an end by %s a time-out', async (name, message) => {
  failWith(new DOMException('The user aborted a request.', name));
  await expect(loadFile(`/${name}.json`, texts)).rejects.toThrow(message);
});

test('calls a refused connection by its name', async () => {
  failWith(new TypeError('Failed to fetch'));
  await expect(loadFile('/refused.json', texts)).rejects.toThrow('connection failed');
});

test('calls a file that is no JSON unreadable', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<p>Hello</p>')));
  await expect(loadFile('/html.json', texts)).rejects.toThrow('unreadable answer');
});

test('names the status of an answer that is a failure', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 503 })));
  await expect(loadFile('/again.json', texts)).rejects.toThrow(
    'Error fetching franchises: HTTP 503',
  );
});
