import sharp, { type Sharp } from 'sharp';

/** RGB pixels as bytes, row by row. */
interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** The largest distance from the hue of the ground, in byte values. */
const HUE_TOLERANCE = 9;
/** How much darker a shadow, and how much brighter the grain, makes the ground. */
const SHADE = { least: 0.12, most: 1.12 };
/** Within these limits a pixel is only ground. */
const BARE = { hue: 5, shade: 0.04 };
/** A weaker shadow is taken for grain. */
const LEAST_SHADOW = 0.02;
/** How far around an edge its colours are searched, in pixels. */
const REACH = 4;

type Color = readonly [number, number, number];

const dot = (one: Color, other: Color) => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
const minus = (one: Color, other: Color): Color => [
  one[0] - other[0],
  one[1] - other[1],
  one[2] - other[2],
];
const times = (color: Color, factor: number): Color => [
  color[0] * factor,
  color[1] * factor,
  color[2] * factor,
];
const within = (value: number) => Math.min(1, Math.max(0, value));

const colorAt = ({ data }: Pixels, pixel: number): Color => [
  data[pixel * 3] ?? 0,
  data[pixel * 3 + 1] ?? 0,
  data[pixel * 3 + 2] ?? 0,
];

/** The pixels in a square around a pixel, and that pixel itself. */
function* around({ width, height }: Pixels, pixel: number, reach: number): Generator<number> {
  const [column, row] = [pixel % width, Math.floor(pixel / width)];
  for (let y = Math.max(0, row - reach); y <= Math.min(height - 1, row + reach); y += 1) {
    for (let x = Math.max(0, column - reach); x <= Math.min(width - 1, column + reach); x += 1) {
      yield y * width + x;
    }
  }
}

/** Compares each pixel with the ground: its brightness, and its distance from the hue. */
function compareWith(ground: Color, pixels: Pixels) {
  const size = pixels.width * pixels.height;
  const shade = new Float32Array(size);
  const hue = new Float32Array(size);
  for (let pixel = 0; pixel < size; pixel += 1) {
    const color = colorAt(pixels, pixel);
    const part = dot(color, ground) / dot(ground, ground);
    const rest = minus(color, times(ground, part));
    shade[pixel] = part;
    hue[pixel] = Math.sqrt(dot(rest, rest));
  }
  return { ground, shade, hue };
}

/** Finds the ground: pixels that are only ground, and similar pixels beside them. */
function findGround(pixels: Pixels) {
  const found = compareWith(colorAt(pixels, 0), pixels);
  const shadeOf = (pixel: number) => found.shade[pixel] ?? 0;
  const hueOf = (pixel: number) => found.hue[pixel] ?? 0;
  const isBare = (pixel: number) =>
    hueOf(pixel) < BARE.hue && Math.abs(shadeOf(pixel) - 1) < BARE.shade;
  const mayBe = (pixel: number) =>
    hueOf(pixel) < HUE_TOLERANCE && shadeOf(pixel) > SHADE.least && shadeOf(pixel) < SHADE.most;
  const lies = new Uint8Array(found.hue.length);
  const open = Array.from(lies.keys()).filter(isBare);
  for (const pixel of open) lies[pixel] = 1;
  for (let pixel = open.pop(); pixel !== undefined; pixel = open.pop()) {
    for (const next of around(pixels, pixel, 1)) {
      if (lies[next] === 1 || !mayBe(next)) continue;
      lies[next] = 1;
      open.push(next);
    }
  }
  return { ...found, lies };
}

type Ground = ReturnType<typeof findGround>;

/** Measures an edge pixel: how much of it the object covers, and how bright the ground beside it is. */
function measureEdge(pixels: Pixels, { ground, shade, hue, lies }: Ground, pixel: number) {
  let thing: Color = [0, 0, 0];
  let weight = 0;
  let brightness = 0;
  let count = 0;
  for (const near of around(pixels, pixel, REACH)) {
    const difference = hue[near] ?? 0;
    if (lies[near] === 1) {
      brightness += shade[near] ?? 0;
      count += 1;
    } else if (difference > 25 || (shade[near] ?? 0) > SHADE.most) {
      const [red, green, blue] = times(colorAt(pixels, near), difference);
      thing = [thing[0] + red, thing[1] + green, thing[2] + blue];
      weight += difference;
    }
  }
  if (weight === 0 || count === 0) return { covered: lies[pixel] === 1 ? 0 : 1, brightness: 1 };
  const below = times(ground, brightness / count);
  const way = minus(times(thing, 1 / weight), below);
  const covered = within(dot(minus(colorAt(pixels, pixel), below), way) / (dot(way, way) || 1));
  const isThing = lies[pixel] !== 1 && covered > 0.85;
  return { covered: isThing ? 1 : covered, brightness: brightness / count };
}

/** The opacity of a pixel on any ground: full for the object; for a shadow, as much as it darkens. */
function opacityOf(pixels: Pixels, found: Ground, pixel: number): number {
  const neighbours = [...around(pixels, pixel, 2)];
  const bare = neighbours.filter((near) => found.lies[near] === 1).length;
  if (bare === 0) return 1;
  if (found.lies[pixel] === 1 && bare >= 0.75 * neighbours.length) {
    const shadow = within(1 - (found.shade[pixel] ?? 1));
    return shadow < LEAST_SHADOW ? 0 : shadow;
  }
  const { covered, brightness } = measureEdge(pixels, found, pixel);
  return covered + (1 - covered) * within(1 - brightness);
}

/**
 * Makes the single-colour ground of a picture transparent; its colour is that of the first pixel. Objects
 * stay, and their shadows become transparent black. So the picture looks as before on that colour, and
 * right on any other.
 */
export async function liftGround(picture: string | Buffer): Promise<Sharp> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const pixels = { data, width, height };
  const found = findGround(pixels);
  const lifted = Buffer.alloc(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const opacity = opacityOf(pixels, found, pixel);
    const below = times(found.ground, 1 - opacity);
    const seen = opacity === 0 ? times(below, 0) : minus(colorAt(pixels, pixel), below);
    const own = times(seen, 1 / (opacity || 1)).map((channel) => 255 * within(channel / 255));
    lifted.set([...own, 255 * opacity].map(Math.round), pixel * 4);
  }
  return sharp(lifted, { raw: { width, height, channels: 4 } });
}
