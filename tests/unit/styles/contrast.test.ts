import { readdirSync, readFileSync } from 'node:fs';
import postcss, { type Rule } from 'postcss';
import { describe, expect, test } from 'vitest';

type Roles = Map<string, string>;

const TEXT = 4.5;
/** Large text, and the lines that show where a control is. */
const LARGE = 3;

const LIGHT = ['rann', 'chuno', 'salt'];
const GROUNDS = [...LIGHT, 'haldar', 'gali', 'majith', 'ink'];

const read = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');

/** The custom properties of every rule for these selectors, as the cascade leaves them. */
function collect(file: string, selectors: readonly string[]): Roles {
  const roles: Roles = new Map();
  postcss.parse(read(file)).walkDecls(/^--/, ({ parent, prop, value }) => {
    const isMeant = parent?.type === 'rule' && selectors.some((one) => has(parent, one));
    if (isMeant) roles.set(prop, value);
  });
  return roles;
}

const has = ({ selectors }: Rule, selector: string) => selectors.includes(selector);

const palette = collect('src/styles/palette.css', [':root']);

/** `#f2b21b` for `var(--haldar)`. */
function colorOf(value: string): string {
  const name = /^var\((--[a-z]+)\)$/.exec(value)?.[1];
  return name === undefined ? value : (palette.get(name) ?? `${name} is not in the palette`);
}

function luminance(color: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
  const [red = NaN, green = NaN, blue = NaN] = channels.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG's contrast of two colours, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [dark = NaN, light = NaN] = [one, other]
    .map((value) => luminance(colorOf(value)))
    .sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(GROUNDS)('on the ground %s', (ground) => {
  const roles = collect('src/styles/grounds.css', [':root', `[data-ground='${ground}']`]);
  const role = (name: string) => roles.get(`--color-${name}`) ?? `no role ${name}`;
  const isLight = LIGHT.includes(ground);
  // Fields of a form and notices stand on cards, cards on light grounds.
  const surfaces = isLight ? ['ground', 'card'] : ['ground'];

  test.each([
    ...['text', 'muted', 'accent', 'link'].map((name) => [name, TEXT] as const),
    ...(isLight ? (['success', 'error'] as const).map((name) => [name, TEXT] as const) : []),
    ['rule', LARGE] as const,
  ])('%s keeps a contrast of %d', (name, least) => {
    for (const surface of surfaces) {
      expect(contrast(role(name), role(surface)), surface).toBeGreaterThanOrEqual(least);
    }
  });

  test('what stands on a button can be read, also under the mouse', () => {
    expect(contrast(role('on-action'), role('action'))).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(role('on-action'), 'var(--besan)')).toBeGreaterThanOrEqual(TEXT);
  });

  test('the ring of the focus, of the colour of text, differs from the gap around it', () => {
    expect(contrast(role('text'), role('focus-gap'))).toBeGreaterThanOrEqual(LARGE);
  });
});

/** The colours that single rules of our style sheets and components set together, as `file: text on ground`. */
const pairsInRules = (): [place: string, text: string, ground: string][] =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(astro|css)$/.test(file))
    .flatMap((file) => {
      const source = read(`src/${file}`);
      const sheets = file.endsWith('.css')
        ? [source]
        : (source.match(/(?<=<style[^>]*>)[^<]+/g) ?? []);
      return sheets.flatMap((sheet) => {
        const pairs: [string, string, string][] = [];
        postcss.parse(sheet).walkRules((rule) => {
          const [text, ground] = ['color', 'background'].map(
            (name) => valueIn(rule, name).match(/var\(--[a-z]+\)$/)?.[0],
          );
          if (isOfPalette(text) && isOfPalette(ground)) {
            pairs.push([`${file} ${rule.selector}`, text, ground]);
          }
        });
        return pairs;
      });
    });

const isOfPalette = (value: string | undefined): value is string =>
  value !== undefined && palette.has(value.slice(4, -1));

const valueIn = ({ nodes }: Rule, name: string): string =>
  nodes.flatMap((node) => (node.type === 'decl' && node.prop === name ? node.value : [])).at(-1) ??
  '';

test('text and ground of one rule can be told apart', () => {
  const pairs = pairsInRules();
  expect(pairs.length).toBeGreaterThan(5);
  expect(pairs.filter(([, text, ground]) => !(contrast(text, ground) >= TEXT))).toEqual([]);
});

test('figures are those that WCAG gives', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('var(--ink)', 'var(--rann)')).toBeCloseTo(14.8, 1);
});
