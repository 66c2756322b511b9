import { expect, test } from 'vitest';
import { playerPageOf } from '#/lib/webAddress.ts';

test.each([
  ['https://www.youtube.com/watch?v=x', 'https://www.youtube.com/watch?v=x'],
  ['https://media.example/khaman.mp4', undefined],
  ['https://notyoutube.com/watch?v=x', undefined],
  ['javascript://youtube.com/%0aalert(1)', undefined],
])('for the video %s gives the page %s', (address, page) => {
  expect(playerPageOf(address)).toBe(page);
});
