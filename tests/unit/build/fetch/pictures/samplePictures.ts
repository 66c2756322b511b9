import sharp, { type Sharp } from 'sharp';

const MEBIBYTE = 1024 * 1024;

/** A picture with a red left half and a blue right half. */
function redAndBlue(width: number, height: number): Sharp {
  const half = { width: Math.max(1, Math.ceil(width / 2)), height, channels: 3 as const };
  const red = { input: { create: { ...half, background: '#f00' } }, left: 0, top: 0 };
  return sharp({ create: { width, height, channels: 3, background: '#00f' } })
    .composite([red])
    .removeAlpha();
}

/** A photograph like a camera's, slightly different for each seed. */
export async function photograph(width = 150, height = 100, seed = 0): Promise<Buffer> {
  const background = { r: 200, g: 80 + seed, b: 30 };
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

/** Rotated in the file, with the EXIF orientation that corrects it. */
export const rotated = () =>
  redAndBlue(400, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer();

export const cmyk = () => redAndBlue(400, 200).toColourspace('cmyk').jpeg().toBuffer();

export async function animated(): Promise<Buffer> {
  const frames = ['#0f0', '#f0f'].map((background) =>
    sharp({ create: { width: 200, height: 100, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .gif()
    .toBuffer();
}

/** Transparent except for a green square in the middle. */
export function transparent(): Promise<Buffer> {
  const ground = { width: 300, height: 300, channels: 4 as const, background: '#0000' };
  const square = { create: { width: 100, height: 100, channels: 4 as const, background: '#0f0' } };
  return sharp({ create: ground })
    .composite([{ input: square }])
    .png()
    .toBuffer();
}

/** A detailed JPEG. */
function detailed(progressive: boolean): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const ground = { width: 300, height: 200, channels: 3 as const, background: '#000', noise };
  return sharp({ create: ground }).jpeg({ progressive }).toBuffer();
}

/** The start of a detailed JPEG, without the rest. */
export async function truncated(progressive = false): Promise<Buffer> {
  const whole = await detailed(progressive);
  return whole.subarray(0, whole.length / 2);
}

/** A detailed JPEG that lacks only the mark of its end. */
export const cutMarkOff = async () => (await detailed(true)).subarray(0, -2);

/** A PNG of one colour. */
export const blank = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#a20' } })
    .png()
    .toBuffer();

/** A whole photograph, padded with useless bytes to 26 MB. */
export const heavy = async () => Buffer.concat([await photograph(), Buffer.alloc(26 * MEBIBYTE)]);
