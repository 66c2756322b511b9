import { expect, test, vi } from 'vitest';
import { loadFile } from '#/features/finder/loadFile.ts';
import { words } from '#/messages/messages.ts';

const { causes, failed } = words(undefined).notices;

const fail = (error: Error) => () => Promise.reject(error);
const answer =
  (text: string, status = 200) =>
  () =>
    Promise.resolve(new Response(text, { status }));

test.each([
  ['time-out after 5000 ms', fail(new DOMException('The user aborted.', 'TimeoutError'))],
  ['time-out after 5000 ms', fail(new DOMException('The user aborted.', 'AbortError'))], // Chrome 103 to 123
  ['connection failed', fail(new TypeError('Failed to fetch'))],
  ['unreadable answer', answer('<p>Hello</p>')],
  ['HTTP 503', answer('', 503)],
])('names the cause of a failure: %s', async (cause, fetch) => {
  vi.stubGlobal('fetch', fetch);
  await expect(loadFile('/a.json', { fetchFailed: failed.franchises, causes })).rejects.toThrow(
    `Error fetching franchises: ${cause}`,
  );
});
