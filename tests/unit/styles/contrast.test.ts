import type { Rule } from 'postcss';
import { describe, expect, test } from 'vitest';
import { colorOf } from '#/lib/palette.ts';
import { allSheets, customProperties } from './styleSheets.ts';

const TEXT = 4.5;
/** For large text, and for the borders of controls. */
const LARGE = 3;

const LIGHT = ['rann', 'chuno', 'salt'];
const GROUNDS = [...LIGHT, 'haldar', 'gali', 'majith', 'ink'];

const palette = customProperties('styles/palette.css', [':root']);
const GROUND_SELECTORS = GROUNDS.map((ground) => `[data-ground='${ground}']`);
const everywhere = customProperties('styles/grounds.css', [':root']);
const byGround = customProperties('styles/grounds.css', GROUND_SELECTORS);

/** `#f2b21b` for `var(--haldar)`, or for a role with that value. */
function hexOf(value: string): string {
  const name = /^var\(--([a-z-]+)\)$/.exec(value)?.[1];
  if (name === undefined) return value;
  const role = everywhere.get(`--${name}`);
  return role === undefined ? colorOf(name) : hexOf(role);
}

function luminance(color: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
  const [red = NaN, green = NaN, blue = NaN] = channels.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Names the two colours that lack contrast: `--muted on --besan`. */
const pairOf = (one: string, other: string) =>
  [one, other].map((value) => `${value} (${hexOf(value)})`).join(' on ') +
  ': change one in src/styles/palette.css, or its role in src/styles/grounds.css';

/** WCAG's contrast ratio of two colours, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [dark = NaN, light = NaN] = [one, other]
    .map((value) => luminance(hexOf(value)))
    .sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(GROUNDS)('on the ground %s', (ground) => {
  const roles = customProperties('styles/grounds.css', [':root', `[data-ground='${ground}']`]);
  const role = (name: string) => roles.get(`--color-${name}`) ?? `no role ${name}`;
  const isLight = LIGHT.includes(ground);
  // Fields and notices are on cards, and cards only on light grounds.
  const surfaces = isLight ? ['ground', 'card'] : ['ground'];

  test.each([
    ...['text', 'muted', 'accent', 'link'].map((name) => [name, TEXT] as const),
    ...(isLight ? (['success', 'error'] as const).map((name) => [name, TEXT] as const) : []),
    ['rule', LARGE] as const,
  ])('%s keeps a contrast of %d', (name, least) => {
    for (const surface of surfaces) {
      const pair = [role(name), role(surface)] as const;
      expect(contrast(...pair), pairOf(...pair)).toBeGreaterThanOrEqual(least);
    }
  });

  test('what stands on a button can be read, also under the mouse', () => {
    for (const button of ['action', 'highlight']) {
      const pair = [role('on-action'), role(button)] as const;
      expect(contrast(...pair), pairOf(...pair)).toBeGreaterThanOrEqual(TEXT);
    }
  });

  test('the ring of the focus, of the colour of text, differs from the gap around it', () => {
    expect(contrast(role('text'), role('focus-gap'))).toBeGreaterThanOrEqual(LARGE);
  });
});

/** The roles of text and ground that one rule sets together, as `file: text on ground`. */
const pairsInRules = (): [place: string, text: string, ground: string][] =>
  allSheets().flatMap(({ file, sheet }) => {
    const pairs: [string, string, string][] = [];
    sheet.walkRules((rule) => {
      const [text, ground] = ['color', 'background'].map(
        (name) => valueIn(rule, name).match(/var\(--[a-z-]+\)$/)?.[0],
      );
      if (isFixed(text) && isFixed(ground)) pairs.push([`${file} ${rule.selector}`, text, ground]);
    });
    return pairs;
  });

/** A colour of the palette, or a role that no ground changes. */
const isFixed = (value: string | undefined): value is string => {
  const name = value?.slice(4, -1);
  if (name === undefined) return false;
  return palette.has(name) || (everywhere.has(name) && !byGround.has(name));
};

const valueIn = ({ nodes }: Rule, name: string): string =>
  nodes.flatMap((node) => (node.type === 'decl' && node.prop === name ? node.value : [])).at(-1) ??
  '';

test('text and ground of one rule can be told apart', () => {
  const pairs = pairsInRules();
  expect(pairs.length).toBeGreaterThan(5);
  expect(pairs.filter(([, text, ground]) => !(contrast(text, ground) >= TEXT))).toEqual([]);
});
