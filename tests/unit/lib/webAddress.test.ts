import { expect, test } from 'vitest';
import { playerPageOf } from '#/lib/webAddress.ts';

test.each([
  'https://www.youtube.com/watch?v=x',
  'https://youtu.be/x',
  'https://player.vimeo.com/video/1',
  'https://www.facebook.com/watch/?v=1',
  'https://drive.google.com/file/d/1/view',
])('%s is a page that plays a video', (address) => {
  expect(playerPageOf(address)).toBe(address);
});

test.each([
  ['youtube.com/watch?v=x', 'https://youtube.com/watch?v=x'],
  ['//youtu.be/x', 'https://youtu.be/x'],
])('%s is one without its scheme', (address, expected) => {
  expect(playerPageOf(address)).toBe(expected);
});

test.each([
  'https://media.example/khaman.mp4',
  'https://notyoutube.com/watch?v=x',
  'https://www.dropbox.com/s/x/khaman.mp4',
  'media/khaman.mp4',
  'javascript://youtube.com/%0aalert(1)',
])('%s is none', (address) => {
  expect(playerPageOf(address)).toBeUndefined();
});
