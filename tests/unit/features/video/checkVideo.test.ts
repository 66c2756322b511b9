import { expect, test, vi } from 'vitest';
import { checkVideo } from '#/features/video/checkVideo.ts';
import { messagesIn } from '#/messages/messages.ts';

const { format, video } = messagesIn(undefined);
const URL_OF_VIDEO = 'https://media.example/chai.mp4';

const respondWith = (status: number) => () => Promise.resolve(new Response(null, { status }));

test.each([
  ['nothing where it is there', respondWith(200), undefined],
  [
    'the status alone where it has no text',
    respondWith(403),
    format(video.inaccessible, { status: '403' }),
  ],
  ['nothing where a server refuses HEAD', respondWith(405), undefined],
  ['nothing where a server does not know HEAD', respondWith(501), undefined],
  [
    'that the server cannot be reached',
    () => Promise.reject(new TypeError('Failed to fetch')),
    video.unreached,
  ],
])('for a video reports %s', async (_, fetch, message) => {
  vi.stubGlobal('fetch', fetch);
  expect(await checkVideo(URL_OF_VIDEO, video)).toBe(message);
});

test('sends a HEAD request and waits five seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const fetching = vi.fn<typeof fetch>(respondWith(200));
  vi.stubGlobal('fetch', fetching);
  await checkVideo(URL_OF_VIDEO, video);
  expect(fetching).toHaveBeenCalledWith(URL_OF_VIDEO, expect.objectContaining({ method: 'HEAD' }));
  expect(timeout).toHaveBeenCalledWith(5_000);
});
