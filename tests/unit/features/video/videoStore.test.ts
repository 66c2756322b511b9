import { expect, test, vi } from 'vitest';
import { checkVideo } from '#/features/video/videoStore.ts';
import { words } from '#/words/words.ts';

const { video } = words(undefined);
const URL_OF_VIDEO = 'https://media.example/chai.mp4';

const answerWith = (answer: () => Promise<Response>) => {
  const ask = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', ask);
  return ask;
};

test('asks for the head of the file only, and has nothing to say when it is there', async () => {
  const ask = answerWith(() => Promise.resolve(new Response()));
  expect(await checkVideo(URL_OF_VIDEO, video)).toBeUndefined();
  expect(ask).toHaveBeenCalledWith(URL_OF_VIDEO, expect.objectContaining({ method: 'HEAD' }));
});

test('names the status and its text', async () => {
  const init = { status: 503, statusText: 'Service Unavailable' };
  answerWith(() => Promise.resolve(new Response(null, init)));
  expect(await checkVideo(URL_OF_VIDEO, video)).toBe(
    'Video URL inaccessible: 503 Service Unavailable',
  );
});

test('leaves no space where the status has no text', async () => {
  answerWith(() => Promise.resolve(new Response(null, { status: 403 })));
  expect(await checkVideo(URL_OF_VIDEO, video)).toBe('Video URL inaccessible: 403');
});

test('says that the server cannot be reached', async () => {
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await checkVideo(URL_OF_VIDEO, video)).toBe(
    'Failed to access video URL. Check server or CORS.',
  );
});

test.for([405, 501])('takes %i for no answer, as a server may know only GET', async (status) => {
  answerWith(() => Promise.resolve(new Response(null, { status })));
  expect(await checkVideo(URL_OF_VIDEO, video)).toBeUndefined();
});

test('waits five seconds for the server', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  answerWith(() => Promise.resolve(new Response()));
  await checkVideo(URL_OF_VIDEO, video);
  expect(timeout).toHaveBeenCalledWith(5_000);
});
