import { describe, expect, test } from 'vitest';
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
const fonts = ['/_astro/a.woff2', '/_astro/b.woff2', '/_astro/c.woff2'].map((address) =>
  file(address, { kind: 'font', bytes: 7 * KB }),
);

/** A page within every budget, with these parts changed or added. */
function measured({ files = [], ...overrides }: Partial<Measurement> = {}): Measurement {
  return {
    route: '/about/',
    shift: 0,
    hasSlider: false,
    otherScripts: 0,
    islands: [],
    ...overrides,
    files: [html, ...fonts, ...files],
  };
}

test('finds nothing on a page that keeps its budgets', () => {
  expect(checkBudgets(measured())).toEqual([]);
});

describe('names route, figure and cause of what was made heavier:', () => {
  test('an icon font', () => {
    const font = file('/_astro/icons.woff2', { kind: 'font', bytes: 20 * KB });
    expect(checkBudgets(measured({ files: [font] }))).toEqual([
      expect.stringMatching('^/about/: font files 4 of 3: /_astro/icons.woff2'),
      expect.stringMatching('^/about/: fonts 41.0 of 26.0 KB: /_astro/icons.woff2'),
    ]);
  });

  test('a script of 40 KB', () => {
    expect(checkBudgets(measured({ files: [script] }))).toEqual([
      '/about/: scripts after load 40.0 of 0.0 KB: /_astro/extra.js (40.0 KB)',
    ]);
  });

  test('a script that does not wait for the load event', () => {
    const early = { ...script, bytes: KB, isBeforeLoad: true };
    expect(checkBudgets(measured({ files: [early] }))).toEqual([
      expect.stringMatching('^/about/: scripts before load 1 of 0: /_astro/extra.js'),
    ]);
  });

  test('a stylesheet that blocks', () => {
    const style = file('/_astro/site.css', { isBlocking: true });
    expect(checkBudgets(measured({ files: [style] }))).toEqual([
      expect.stringMatching('^/about/: render-blocking 1 of 0: /_astro/site.css'),
    ]);
  });

  test('a part that moves', () => {
    expect(checkBudgets(measured({ shift: 0.08 }))).toEqual(['/about/: layout shift 0.08 of 0.00']);
  });

  test('an island that loads with the page', () => {
    const island = { ...script, address: '/_astro/react.js', bytes: 50 * KB };
    expect(checkBudgets(measured({ hasSlider: true, files: [island] }))).toEqual([
      expect.stringMatching('^/about/: React 1 of 0: /_astro/react.js'),
      expect.stringMatching('^/about/: scripts after load 50.0 of 22.0 KB: /_astro/react.js'),
    ]);
  });

  test('one request too many', () => {
    const pictures = Array.from({ length: 12 }, (_, index) =>
      file(`/_media/${index}.avif`, { kind: 'picture' }),
    );
    expect(checkBudgets(measured({ files: pictures }))).toEqual([
      expect.stringMatching('^/about/: requests 16 of 15: '),
    ]);
  });
});

test('lets Swiper come after load where a slider stands', () => {
  const swiper = { ...script, bytes: 21 * KB };
  expect(checkBudgets(measured({ hasSlider: true, files: [swiper] }))).toEqual([]);
});

test('gives photographs more room, and the total as much', () => {
  const pictures = file('/_media/a.avif', { kind: 'picture', bytes: 59 * KB });
  const page = measured({ files: [pictures, file('/menu.pdf', { bytes: 5 * KB })] });
  expect(checkBudgets(page)).toHaveLength(2);
  expect(checkBudgets(page, true)).toEqual([]);
});
