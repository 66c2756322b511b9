import sharp, { type Color, type Sharp } from 'sharp';

const MEBIBYTE = 1024 * 1024;

/** Creates a picture of one colour. */
const sheet = (width: number, height: number, background: Color, channels: 3 | 4 = 3): Sharp =>
  sharp({ create: { width, height, channels, background } });

/** Creates a picture with a red left half and a blue right half. */
const redAndBlue = async (): Promise<Sharp> => {
  const red = await sheet(200, 200, '#f00').png().toBuffer();
  return sheet(400, 200, '#00f')
    .composite([{ input: red, left: 0, top: 0 }])
    .removeAlpha();
};

/** Creates a picture like a photograph, slightly different for each seed. */
export const photograph = (width = 150, height = 100, seed = 0): Promise<Buffer> =>
  sheet(width, height, { r: 200, g: 80 + seed, b: 30 })
    .jpeg()
    .toBuffer();

/** Creates a JPEG whose pixels are rotated, with the EXIF orientation that corrects it. */
export const rotated = async () =>
  (await redAndBlue()).withMetadata({ orientation: 6 }).jpeg().toBuffer();

export const cmyk = async () => (await redAndBlue()).toColourspace('cmyk').jpeg().toBuffer();

export async function animated(): Promise<Buffer> {
  const frames = ['#0f0', '#f0f'].map((color) => sheet(200, 100, color).png().toBuffer());
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .gif()
    .toBuffer();
}

/** Creates a transparent picture with a green square in the middle. */
export async function transparent(): Promise<Buffer> {
  const input = await sheet(100, 100, '#0f0', 4).png().toBuffer();
  return sheet(300, 300, '#0000', 4).composite([{ input }]).png().toBuffer();
}

/** Creates a small detailed JPEG. */
function grain(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const ground = { width: 300, height: 200, channels: 3 as const, background: '#000', noise };
  return sharp({ create: ground }).jpeg().toBuffer();
}

/** Creates the first part of a detailed JPEG. */
export async function truncated(): Promise<Buffer> {
  const whole = await grain();
  return whole.subarray(0, whole.length / 2);
}

/** Creates a PNG of one colour. */
export const blank = (width: number, height: number) =>
  sheet(width, height, '#a20').png().toBuffer();

/** Creates a valid photograph, padded to 26 MB. */
export const heavy = async () => Buffer.concat([await photograph(), Buffer.alloc(26 * MEBIBYTE)]);
