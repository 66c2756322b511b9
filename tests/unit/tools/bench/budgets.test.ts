import { expect, test } from 'vitest';
import { languages } from '#/words/languages.ts';
import { budgetsOf, pageClassOf } from '#/tools/bench/budgets.ts';

const KB = 1024;
const others = languages.slice(1).map(({ path }) => path);
const DRAWN = { hasSlider: false, hasPhotographs: false, otherScripts: 0 };

test.each([
  ['/', 'home'],
  ['/menu/', 'pictures'],
  ['/blog/page/2/', 'pictures'],
  ['/image-gallery/page/2/', 'galleries'],
  ['/video-gallery/', 'galleries'],
  ['/contact/', 'other'],
  ['/404.html', 'other'],
  ...others.flatMap((path) => [
    [`${path}/`, 'home'],
    [`${path}/contact/`, 'other'],
  ]),
])('%s has the budgets of the class %s', (route, pageClass) => {
  expect(pageClassOf(route)).toBe(pageClass);
});

test.each<[string, number]>([
  ['/', 24],
  ['/services/', 30],
  ['/franchise-details/', 30],
  ['/faqs/', 20],
  ['/contact/', 20],
  ...others.map((path): [string, number] => [`${path}/services/`, 30]),
])('%s may have %i KB of HTML', (route, kilobytes) => {
  expect(budgetsOf(route, DRAWN).html).toBe(kilobytes * 1024);
});

test('only a page with a slider may load scripts', () => {
  expect(budgetsOf('/menu/', DRAWN).lateScripts).toBe(0);
  expect(budgetsOf('/menu/', { ...DRAWN, hasSlider: true }).lateScripts).toBe(22 * 1024);
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
