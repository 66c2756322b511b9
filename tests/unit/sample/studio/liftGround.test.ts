import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { liftGround } from '#/sample/studio/liftGround.ts';

const SIZE = 96;
/** The largest rounding error, of 255. */
const ROUNDING = 8;
/** An orange plate with a shadow on indigo, and a ring through which the indigo shows. */
const SCENE = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}">
  <path fill="#1f3f74" d="M0 0h96v96H0z"/>
  <filter id="soft"><feGaussianBlur stdDeviation="3"/></filter>
  <path fill="#0f1f3a" filter="url(#soft)" d="M20 54h60v26H20z"/>
  <circle cx="48" cy="40" r="24" fill="#f28a1b"/>
  <circle cx="48" cy="40" r="10" fill="#1f3f74"/>
</svg>`;

const draw = (svg: string) => sharp(Buffer.from(svg)).png().toBuffer();
const onGround = (picture: Buffer, background: string) =>
  sharp(picture).flatten({ background }).removeAlpha().raw().toBuffer();

let lifted: Buffer;
beforeAll(async () => {
  lifted = await (await liftGround(await draw(SCENE))).png().toBuffer();
});

/** Red, green, blue and opacity. */
async function pixel(x: number, y: number): Promise<number[]> {
  const raw = await sharp(lifted).ensureAlpha().raw().toBuffer();
  return [...raw.subarray((y * SIZE + x) * 4, (y * SIZE + x) * 4 + 4)];
}

test('leaves nothing of the bare ground, also where it is seen through a thing', async () => {
  expect((await pixel(2, 2))[3]).toBe(0);
  expect((await pixel(48, 40))[3]).toBe(0);
});

test('keeps a thing as it is', async () => {
  expect(await pixel(48, 22)).toEqual([0xf2, 0x8a, 0x1b, 255]);
});

test('makes a shadow a see-through black', async () => {
  const [red = 9, green = 9, blue = 9, opacity = 0] = await pixel(50, 70);
  expect(Math.max(red, green, blue)).toBeLessThan(ROUNDING);
  expect(opacity / 255).toBeCloseTo(0.5, 1);
});

test('looks on its old ground as it did', async () => {
  const [before, after] = await Promise.all([
    onGround(await draw(SCENE), '#1f3f74'),
    onGround(lifted, '#1f3f74'),
  ]);
  const differences = before.map((value, index) => Math.abs(value - (after[index] ?? 0)));
  expect(Math.max(...differences)).toBeLessThan(ROUNDING);
});

test('shows on another ground no rim of the old one', async () => {
  const raw = await onGround(lifted, '#ffffff');
  const isBlue = (index: number) => (raw[index + 2] ?? 0) > (raw[index] ?? 0) + 12;
  const blue = Array.from({ length: SIZE * SIZE }, (_, at) => at * 3).filter(isBlue);
  expect(blue).toEqual([]);
});
