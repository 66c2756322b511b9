import { expect, test } from 'vitest';
import { costOf, findFaults } from '#/tools/bench/budgets.ts';
import type { FetchedFile, Measurement } from '#/tools/bench/measureRoute.ts';
import { languages } from '#/words/languages.ts';

const KB = 1024;
const others = languages.slice(1).map(({ path }) => path);

const file = (
  address: string,
  type: string,
  overrides: Partial<FetchedFile> = {},
): FetchedFile => ({
  address,
  type,
  bytes: KB,
  bodyBytes: KB,
  isBeforeLoad: true,
  isBlocking: false,
  ...overrides,
});

const late = { isBeforeLoad: false };
const html = file('/about/', 'text/html', { bytes: 12 * KB, bodyBytes: 12 * KB });
const script = file('/_astro/extra.js', 'text/javascript', { ...late, bytes: 40 * KB });
const react = { ...script, address: '/_astro/react.js', bytes: 50 * KB };
const swiper = { ...script, bytes: 21 * KB };
const icons = file('/_astro/icons.woff2', 'font/woff2', { bytes: 20 * KB });
const style = file('/_astro/site.css', 'text/css', { isBlocking: true });
const photograph = file('/_media/a.avif', 'image/avif', { bytes: 59 * KB });
const pictures = Array.from({ length: 12 }, (_, index) =>
  file(`/_media/${index}.avif`, 'image/avif'),
);
const fonts = ['/_astro/a.woff2', '/_astro/b.woff2', '/_astro/c.woff2'].map((address) =>
  file(address, 'font/woff2', { bytes: 7 * KB }),
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

const faultsOf = (page: Partial<Measurement>, hasPhotographs = false) =>
  findFaults([costOf(measured(page), hasPhotographs)]);

/** The budgets of a page, by the titles of its figures. */
const budgetsOf = (page: Partial<Measurement>) =>
  Object.fromEntries(
    costOf(measured(page)).figures.map(({ title, comparison }) => [
      title,
      comparison.replace(/^.* of /, ''),
    ]),
  );

test.each([
  ['/', '24.0 KB', '25.0 KB'],
  ['/menu/', '24.0 KB', '40.0 KB'],
  ['/blog/page/2/', '24.0 KB', '40.0 KB'],
  ['/services/', '30.0 KB', '40.0 KB'],
  ['/franchise-details/', '30.0 KB', '40.0 KB'],
  ['/image-gallery/page/2/', '24.0 KB', '66.0 KB'],
  ['/video-gallery/', '24.0 KB', '66.0 KB'],
  ['/contact/', '20.0 KB', '10.0 KB'],
  ['/faqs/', '20.0 KB', '10.0 KB'],
  ['/404.html', '20.0 KB', '10.0 KB'],
])('%s may have %s of HTML and %s of pictures in each language', (path, HTML, pictures) => {
  for (const route of ['', ...others].map((language) => language + path)) {
    expect(budgetsOf({ route })).toMatchObject({ HTML, pictures });
  }
});

test('each script beside Latin may bring one font of 14 KB, and the total rises by it', () => {
  const route = '/contact/';
  expect(budgetsOf({ route, otherScripts: 2 })).toEqual({
    ...budgetsOf({ route }),
    'font files': '5',
    fonts: '54.0 KB',
    everything: '84.0 KB',
    requests: '9',
  });
});

test.each(others)(
  'a page below %s with its own script may bring a display face of 12 KB beside',
  (path) => {
    expect(budgetsOf({ route: `${path}/contact/`, otherScripts: 1 })).toEqual({
      ...budgetsOf({ route: '/contact/' }),
      'font files': '5',
      fonts: '52.0 KB',
      everything: '82.0 KB',
      requests: '9',
    });
  },
);

test.each<[string, Partial<Measurement>]>([
  ['keeps its budgets', {}],
  ['has a slider, for which Swiper comes after load', { hasSlider: true, files: [swiper] }],
])('finds nothing on a page that %s', (_, page) => {
  expect(faultsOf(page)).toEqual([]);
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
  expect(faultsOf(page)).toEqual(
    faults.map((fault) => expect.stringContaining(`/about/: ${fault}`) as string),
  );
});

test('gives photographs more room, and the total as much', () => {
  const page = { files: [photograph, file('/menu.pdf', 'application/pdf', { bytes: 5 * KB })] };
  expect(faultsOf(page)).toHaveLength(2);
  expect(faultsOf(page, true)).toEqual([]);
});
