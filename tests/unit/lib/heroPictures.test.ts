import type Sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { heroPictures } from '#/lib/heroPictures.ts';

const PLATE = `<svg xmlns="http://www.w3.org/2000/svg" width="1400" height="1000"><ellipse cx="700" cy="500" rx="650" ry="400" fill="gold"/></svg>`;

vi.mock('astro:assets', () => ({ getImage: () => Promise.resolve({ src: '' }) }));

vi.mock('sharp', async (importActual) => {
  const { default: sharp } = await importActual<{ default: typeof Sharp }>();
  return { default: () => sharp(Buffer.from(PLATE)) };
});

test('the sketch of a picture with a transparent ground fades out, and is cut off nowhere', async () => {
  const { default: sharp } = await vi.importActual<{ default: typeof Sharp }>('sharp');
  const { sketch } = await heroPictures();
  const svg = Buffer.from(decodeURIComponent(sketch.slice(sketch.indexOf(',') + 1)));
  const alpha = await sharp(svg).resize(140, 100).extractChannel(3).raw().toBuffer();
  const column = Array.from({ length: 100 }, (_, y) => alpha[140 * y + 70] ?? 0);
  expect(Math.max(...column)).toBe(255);
  const steps = column.slice(1).map((value, y) => Math.abs(value - (column[y] ?? 0)));
  expect(Math.max(...steps)).toBeLessThan(30);
});
