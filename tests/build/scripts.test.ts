import { expect, test } from 'vitest';
import { openTestSite } from '../fixtures/testSite.ts';
import { findAll, parentOf } from '../fixtures/htmlPage.ts';

const site = openTestSite();
const scripts = site.files.filter((file) => /^_astro\/.*\.js$/.test(file)).map(site.read);

test('one file contains React, for all islands in all languages', () => {
  expect(scripts.filter((script) => script.includes('react.transitional'))).toHaveLength(1);
});

test('no page requests a script file while it loads: all are in templates', () => {
  const requests = site.pages().flatMap((page) =>
    findAll(page, 'script', 'src')
      .filter((script) => parentOf(script)?.name !== 'template')
      .map((script) => `${page.route}: ${script.attribs.src ?? ''}`),
  );
  expect(requests).toEqual([]);
});

test.each(['react', 'react-dom', 'scheduler', 'swiper', 'valibot'])(
  'publishes the licence notice of %s, whose code is served',
  (name) => {
    const notice = `^## ${name} - \\d+\\.\\d+\\.\\d+ \\(MIT\\)\\n\\n[^#]*Copyright`;
    expect(site.read('licenses.txt')).toMatch(new RegExp(notice, 'm'));
  },
);
