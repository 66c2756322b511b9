import { expect, test } from 'vitest';
import { openTestSite } from '../fixtures/testSite.ts';

const BANNER = '/*! /licenses.txt */';

const site = openTestSite();
const scripts = site.files
  .filter((file) => file.startsWith('_astro/') && file.endsWith('.js'))
  .map((file) => ({ file, text: site.read(file) }));

test.each(['react', 'react-dom', 'scheduler', 'swiper', 'valibot', 'nanostores'])(
  'publishes the notice of %s, whose code is in the scripts',
  (name) => {
    const notice = new RegExp(
      `^## ${name} - \\d+\\.\\d+\\.\\d+ \\(MIT\\)\\n\\n[^#]*Copyright`,
      'm',
    );
    expect(site.read('licenses.txt')).toMatch(notice);
  },
);

test.each(['Shrikhand', 'Hind Vadodara', 'Hind', 'Baloo 2'])(
  'publishes the notice of %s, of which we serve a subset',
  (name) => {
    const notice = site.read('fonts-licence.txt');
    expect(notice).toMatch(new RegExp(`^${name}: Copyright (?:\\(c\\) )?\\d{4}`, 'm'));
    expect(notice).toContain('SIL OPEN FONT LICENSE Version 1.1');
  },
);

test('names the notices in each script that holds code of others', () => {
  const named = scripts.filter(({ text }) => text.startsWith(BANNER)).map(({ text }) => text);
  expect(named.some((text) => text.includes('react.transitional.element'))).toBe(true);
  expect(named.some((text) => text.includes('swiper'))).toBe(true);
  const unnamed = scripts.filter(({ text }) => !text.startsWith(BANNER));
  const foreign = unnamed.filter(({ text }) => /react\.transitional|swiper-wrapper/.test(text));
  expect(foreign.map(({ file }) => file)).toEqual([]);
});
