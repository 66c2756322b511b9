import { expect, test } from 'vitest';
import { costOf, findFaults } from '#/tools/bench/budgets.ts';
import type { FetchedFile, Measurement } from '#/tools/bench/measureRoute.ts';
import { languages } from '#/messages/languages.ts';

const KB = 1024;
const others = languages.slice(1).map(({ path }) => path);

const file = (address: string, type: string, size: number): FetchedFile => ({
  address,
  type,
  bytes: size * KB,
  bodyBytes: size * KB,
  isBeforeLoad: true,
  isBlocking: false,
});
const scriptOf = (name: string, size: number) => ({
  ...file(`/_astro/${name}.js`, 'text/javascript', size),
  isBeforeLoad: false,
});

/** A page within every budget, with these parts changed or files added. */
const measured = ({ files = [], ...overrides }: Partial<Measurement> = {}): Measurement => ({
  route: '/about/',
  shift: 0,
  largestPicture: undefined,
  hasSlider: false,
  otherScripts: 0,
  islands: [],
  ...overrides,
  files: [
    file('/about/', 'text/html', 12),
    ...['a', 'b', 'c'].map((name) => file(`/_astro/${name}.woff2`, 'font/woff2', 7)),
    ...files,
  ],
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
  ['/blog/page/2/', '24.0 KB', '40.0 KB'],
  ['/services/', '30.0 KB', '40.0 KB'],
  ['/franchise-details/', '30.0 KB', '40.0 KB'],
  ['/image-gallery/page/2/', '24.0 KB', '66.0 KB'],
  ['/contact/', '20.0 KB', '10.0 KB'],
  ['/404.html', '20.0 KB', '10.0 KB'],
])('%s may have %s of HTML and %s of pictures in each language', (path, HTML, pictures) => {
  for (const route of ['', ...others].map((language) => language + path)) {
    expect(budgetsOf({ route })).toMatchObject({ HTML, pictures });
  }
});

test.each<[string, string[]]>([
  ['', ['3', '26.0 KB', '56.0 KB', '7']],
  ...others.map((path): [string, string[]] => [path, ['5', '52.0 KB', '82.0 KB', '9']]),
])('%s/contact/ may bring fonts for its script, and the total rises by them', (path, budgets) => {
  const page = budgetsOf({ route: `${path}/contact/`, otherScripts: path === '' ? 0 : 1 });
  const { 'font files': files, fonts, everything, requests } = page;
  expect([files, fonts, everything, requests]).toEqual(budgets);
});

const style = { ...file('/_astro/site.css', 'text/css', 1), isBlocking: true };
const early = { ...scriptOf('extra', 1), isBeforeLoad: true };
const icons = file('/_astro/icons.woff2', 'font/woff2', 20);
const pictures = Array.from({ length: 12 }, () => file('/_media/a.avif', 'image/avif', 1));

test.each<[Partial<Measurement>, ...string[]]>([
  [{}],
  [{ hasSlider: true, files: [scriptOf('swiper', 21)] }],
  [
    { files: [icons] },
    'font files 4 of 3: /_astro/icons.woff2 (20.0 KB), ',
    'fonts 41.0 of 26.0 KB: /_astro/icons.woff2 (20.0 KB), ',
  ],
  [{ files: [scriptOf('extra', 40)] }, 'scripts after load 40.0 of 0.0 KB: /_astro/extra.js'],
  [{ files: [early] }, 'scripts before load 1 of 0: /_astro/extra.js'],
  [{ files: [style] }, 'render-blocking 1 of 0: /_astro/site.css'],
  [{ shift: 0.08 }, 'layout shift 0.08 of 0.00'],
  [
    { hasSlider: true, files: [scriptOf('react', 50)] },
    'React 1 of 0: /_astro/react.js',
    'scripts after load 50.0 of 22.0 KB: /_astro/react.js',
  ],
  [{ files: pictures }, 'requests 16 of 15: '],
])('names route, figure and cause of what is too heavy, and nothing else', (page, ...faults) => {
  expect(faultsOf(page)).toEqual(
    faults.map((fault) => expect.stringContaining(`/about/: ${fault}`) as string),
  );
});

test('gives photographs more room, and the total as much', () => {
  const page = {
    files: [file('/_media/a.avif', 'image/avif', 59), file('/menu.pdf', 'application/pdf', 5)],
  };
  expect(faultsOf(page)).toHaveLength(2);
  expect(faultsOf(page, true)).toEqual([]);
});
