import { beforeEach, expect, test, vi } from 'vitest';
import { $video, closeVideo, failVideo, openVideo } from '#/features/video/videoStore.ts';
import { words } from '#/words/words.ts';

const texts = words(undefined).video;

const src = 'https://media.example/chai.mp4';
const title = 'Chai';

beforeEach(closeVideo);

/** Holds the answer to the check of a gallery video back until the test gives it. */
function holdCheck() {
  let answer: (response: Response) => void = () => {};
  const response = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  vi.stubGlobal('fetch', () => response);
  return answer;
}

test("plays a dish's video at once", async () => {
  await openVideo({ kind: 'item', title, src }, texts);
  expect($video.get()).toEqual({ status: 'playing', title, src });
});

test('checks a gallery video before it plays', async () => {
  const answer = holdCheck();
  const opened = openVideo({ kind: 'gallery', title, src }, texts);
  expect($video.get()).toEqual({ status: 'checking', title, src });
  answer(new Response());
  await opened;
  expect($video.get()).toEqual({ status: 'playing', title, src });
});

test('stays closed when it is closed during the check', async () => {
  const answer = holdCheck();
  const opened = openVideo({ kind: 'gallery', title, src }, texts);
  closeVideo();
  answer(new Response());
  await opened;
  expect($video.get()).toEqual({ status: 'closed' });
});

test('puts the message of a failed check in the place of the video', async () => {
  const answer = holdCheck();
  const opened = openVideo({ kind: 'gallery', title, src }, texts);
  answer(new Response(null, { status: 404, statusText: 'Not Found' }));
  await opened;
  const message = 'Video URL inaccessible: 404 Not Found';
  expect($video.get()).toEqual({ status: 'failed', title, message });
});

test.for([
  ['item', 'No video available for this item.'],
  ['gallery', 'Invalid video file. Missing video property.'],
] as const)('says of a missing %s video: %s', async ([kind, message]) => {
  await openVideo({ kind, title }, texts);
  expect($video.get()).toEqual({ status: 'failed', title, message });
});

test('puts a media error in the place of the video', async () => {
  await openVideo({ kind: 'item', title, src }, texts);
  failVideo(texts.failed);
  const message = 'Failed to load video. Check file or server.';
  expect($video.get()).toEqual({ status: 'failed', title, message });
});

test('ignores a media error after closing', () => {
  failVideo(texts.failed);
  expect($video.get()).toEqual({ status: 'closed' });
});
