import { expect, test } from 'vitest';
import { openTestSite } from '../fixtures/testSite.ts';
import { findAll, parentOf } from '../fixtures/htmlPage.ts';

const site = openTestSite();
const scripts = site.files.filter((file) => /^_astro\/.*\.js$/.test(file)).map(site.read);

test('one file holds React, for all islands in all languages', () => {
  expect(scripts.filter((script) => script.includes('react.transitional'))).toHaveLength(1);
});

test('no page asks for a script file by itself: each waits in a template', () => {
  const asked = site.pages().flatMap((page) =>
    findAll(page, 'script', 'src')
      .filter((script) => parentOf(script)?.name !== 'template')
      .map((script) => `${page.route}: ${script.attribs.src ?? ''}`),
  );
  expect(asked).toEqual([]);
});

test.each([
  ...['react', 'react-dom', 'scheduler', 'swiper', 'valibot', 'nanostores'].map((name) => ({
    name,
    file: 'licenses.txt',
    notice: `^## ${name} - \\d+\\.\\d+\\.\\d+ \\(MIT\\)\\n\\n[^#]*Copyright`,
  })),
  ...['Shrikhand', 'Hind Vadodara', 'Hind', 'Baloo 2'].map((name) => ({
    name,
    file: 'fonts-licence.txt',
    notice: `^${name}: Copyright (?:\\(c\\) )?\\d{4}(?=[^]*SIL OPEN FONT LICENSE Version 1.1)`,
  })),
])('publishes the notice of $name, of which we serve a part', ({ file, notice }) => {
  expect(site.read(file)).toMatch(new RegExp(notice, 'm'));
});
