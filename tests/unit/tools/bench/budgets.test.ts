import { expect, test } from 'vitest';
import { languages } from '#/words/languages.ts';
import { budgetsOf, pageClassOf } from '#/tools/bench/budgets.ts';

const KB = 1024;
const others = languages.slice(1).map(({ path }) => path);
const DRAWN = { hasSlider: false, hasPhotographs: false, otherScripts: 0 };

test.each([
  ['/', 'home', 24],
  ['/menu/', 'pictures', 24],
  ['/blog/page/2/', 'pictures', 24],
  ['/services/', 'pictures', 30],
  ['/franchise-details/', 'pictures', 30],
  ['/image-gallery/page/2/', 'galleries', 24],
  ['/video-gallery/', 'galleries', 24],
  ['/contact/', 'other', 20],
  ['/faqs/', 'other', 20],
  ['/404.html', 'other', 20],
])('%s is of the class %s in each language, with %i KB of HTML', (path, pageClass, kilobytes) => {
  for (const route of ['', ...others].map((language) => language + path)) {
    expect(pageClassOf(route)).toBe(pageClass);
    expect(budgetsOf(route, DRAWN).html).toBe(kilobytes * KB);
  }
});

test('only a page with a slider may load scripts', () => {
  expect(budgetsOf('/menu/', DRAWN).lateScripts).toBe(0);
  expect(budgetsOf('/menu/', { ...DRAWN, hasSlider: true }).lateScripts).toBe(22 * KB);
});

test('each script beside Latin may bring one font of 14 KB, and the total rises by it', () => {
  const [latin, both] = [DRAWN, { ...DRAWN, otherScripts: 2 }].map((traits) =>
    budgetsOf('/contact/', traits),
  );
  expect(both).toEqual({
    ...latin,
    fontFiles: 5,
    fonts: 54 * KB,
    everything: 84 * KB,
    requests: 9,
  });
});

test.each(others)(
  'a page below %s with its own script may bring a display face of 12 KB beside',
  (path) => {
    const traits = { ...DRAWN, otherScripts: 1 };
    expect(budgetsOf(`${path}/contact/`, traits)).toEqual({
      ...budgetsOf('/contact/', traits),
      fontFiles: 5,
      fonts: 52 * KB,
      everything: 82 * KB,
      requests: 9,
    });
  },
);
