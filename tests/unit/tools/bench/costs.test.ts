import { expect, test } from 'vitest';
import { checkBudgets } from '#/tools/bench/costs.ts';
import type { FetchedFile, Measurement } from '#/tools/bench/figures.ts';

const KB = 1024;

const file = (address: string, overrides: Partial<FetchedFile> = {}): FetchedFile => ({
  address,
  kind: 'other',
  bytes: KB,
  bodyBytes: KB,
  isBeforeLoad: true,
  isBlocking: false,
  ...overrides,
});

const html = file('/about/', { kind: 'html', bytes: 12 * KB, bodyBytes: 12 * KB });
const script = file('/_astro/extra.js', { kind: 'script', bytes: 40 * KB, isBeforeLoad: false });
const react = { ...script, address: '/_astro/react.js', bytes: 50 * KB };
const swiper = { ...script, bytes: 21 * KB };
const icons = file('/_astro/icons.woff2', { kind: 'font', bytes: 20 * KB });
const style = file('/_astro/site.css', { isBlocking: true });
const photograph = file('/_media/a.avif', { kind: 'picture', bytes: 59 * KB });
const pictures = Array.from({ length: 12 }, (_, index) =>
  file(`/_media/${index}.avif`, { kind: 'picture' }),
);
const fonts = ['/_astro/a.woff2', '/_astro/b.woff2', '/_astro/c.woff2'].map((address) =>
  file(address, { kind: 'font', bytes: 7 * KB }),
);

/** A page within every budget, with these parts changed or added. */
const measured = ({ files = [], ...overrides }: Partial<Measurement> = {}): Measurement => ({
  route: '/about/',
  shift: 0,
  hasSlider: false,
  otherScripts: 0,
  islands: [],
  ...overrides,
  files: [html, ...fonts, ...files],
});

test.each<[string, Partial<Measurement>]>([
  ['keeps its budgets', {}],
  ['has a slider, for which Swiper comes after load', { hasSlider: true, files: [swiper] }],
])('finds nothing on a page that %s', (_, page) => {
  expect(checkBudgets(measured(page))).toEqual([]);
});

test.each<[string, Partial<Measurement>, ...string[]]>([
  [
    'an icon font',
    { files: [icons] },
    'font files 4 of 3: /_astro/icons.woff2 (20.0 KB), ',
    'fonts 41.0 of 26.0 KB: /_astro/icons.woff2 (20.0 KB), ',
  ],
  ['a script of 40 KB', { files: [script] }, 'scripts after load 40.0 of 0.0 KB: /_astro/extra.js'],
  [
    'a script that does not wait for the load event',
    { files: [{ ...script, bytes: KB, isBeforeLoad: true }] },
    'scripts before load 1 of 0: /_astro/extra.js',
  ],
  ['a stylesheet that blocks', { files: [style] }, 'render-blocking 1 of 0: /_astro/site.css'],
  ['a part that moves', { shift: 0.08 }, 'layout shift 0.08 of 0.00'],
  [
    'an island that loads with the page',
    { hasSlider: true, files: [react] },
    'React 1 of 0: /_astro/react.js',
    'scripts after load 50.0 of 22.0 KB: /_astro/react.js',
  ],
  ['one request too many', { files: pictures }, 'requests 16 of 15: '],
])('names route, figure and cause of what was made heavier: %s', (_, page, ...faults) => {
  expect(checkBudgets(measured(page))).toEqual(
    faults.map((fault) => expect.stringContaining(`/about/: ${fault}`) as string),
  );
});

test('gives photographs more room, and the total as much', () => {
  const page = measured({ files: [photograph, file('/menu.pdf', { bytes: 5 * KB })] });
  expect(checkBudgets(page)).toHaveLength(2);
  expect(checkBudgets(page, true)).toEqual([]);
});
