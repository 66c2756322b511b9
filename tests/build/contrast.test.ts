import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { colorOf } from '#/system/palette.ts';
import { launchChromium } from '#/tools/chromium.ts';

const TEXT = 4.5;
/** The minimum for large text and for borders of controls. */
const LARGE = 3;

const LIGHT = ['paper', 'white', 'shade'];
const GROUNDS = [...LIGHT, 'warm', 'cool', 'rich', 'dark'];

type Pair = [one: string, other: string, least: number];

const grounds = readFileSync('src/styles/grounds.css', 'utf8').replace(/\/\*[^]*?\*\//g, '');

/** The colours of the palette by their roles on a background, after the cascade. */
function rolesOn(ground: string): Map<string, string> {
  const roles = new Map<string, string>();
  for (const [, selectors = '', declarations = ''] of grounds.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const names = selectors.split(',').map((selector) => selector.trim());
    if (![':root', `[data-ground='${ground}']`].some((one) => names.includes(one))) continue;
    for (const [, role = '', name = ''] of declarations.matchAll(/(--[\w-]+):\s*var\(([^)]+)\)/g))
      roles.set(role, name);
  }
  return roles;
}

const browser = await launchChromium();
afterAll(() => browser.close());
const page = await browser.newPage();

/** The luminance of a colour in any notation of CSS. */
async function luminance(color: string): Promise<number> {
  const pixel = await page.evaluate((fillStyle) => {
    if (!CSS.supports('color', fillStyle)) throw new Error(`${fillStyle} is no colour of CSS`);
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    Object.assign(context ?? {}, { fillStyle });
    context?.fillRect(0, 0, 1, 1);
    return [...(context?.getImageData(0, 0, 1, 1).data ?? [])];
  }, color);
  const [red = NaN, green = NaN, blue = NaN] = pixel.map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG's contrast ratio of two colours, from 1 to 21. */
async function contrast(...colors: string[]): Promise<number> {
  const luminances = await Promise.all(colors.map(luminance));
  const [dark = NaN, light = NaN] = luminances.sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(GROUNDS)('on the background %s', (ground) => {
  const roles = rolesOn(ground);
  /** The palette's name for the colour of a role, such as `--warm`. */
  const nameOf = (role: string): string => {
    const name = roles.get(`--color-${role}`) ?? `no role ${role}`;
    return roles.has(name) ? nameOf(name.replace('--color-', '')) : name;
  };
  const isLight = LIGHT.includes(ground);
  // Fields and notices are on cards, and cards only on light backgrounds.
  const surfaces = isLight ? ['ground', 'card'] : ['ground'];
  const texts = ['text', 'muted', 'accent', 'link', ...(isLight ? ['success', 'error'] : [])];

  test.each<Pair>([
    ...surfaces.flatMap((surface) => texts.map((text): Pair => [text, surface, TEXT])),
    ...surfaces.map((surface): Pair => ['rule', surface, LARGE]),
    ['on-action', 'action', TEXT],
    ['on-action', 'highlight', TEXT], // a hovered button
    ['text', 'focus-gap', LARGE], // the focus ring has the colour of text
  ])('%s and %s have a contrast of at least %d', async (...[one, other, least]) => {
    const [name = '', otherName = ''] = [one, other].map(nameOf);
    const [color = '', otherColor = ''] = [name, otherName].map((each) => colorOf(each.slice(2)));
    expect(
      await contrast(color, otherColor),
      `${name} (${color}) on ${otherName} (${otherColor}): change one in src/brand/palette.css, or its role in src/styles/grounds.css`,
    ).toBeGreaterThanOrEqual(least);
  });
});
