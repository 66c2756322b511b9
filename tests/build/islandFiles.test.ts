import { expect, test } from 'vitest';
import { businessIn } from '#/business/business.ts';
import { openTestSite } from '../fixtures/testSite.ts';
import { readSentences } from '../fixtures/englishSentences.ts';
import { attributeOf, findAll, parentOf } from '../fixtures/htmlPage.ts';

const site = openTestSite();
const scripts = site.files.filter((file) => /^_astro\/.*\.js$/.test(file)).map(site.read);

test('one file holds React, for all islands in all languages', () => {
  expect(scripts.filter((script) => script.includes('react.transitional'))).toHaveLength(1);
});

test('no script holds a sentence or the address of ours, which pages hand to islands', () => {
  const all = scripts.join('\n');
  expect(readSentences().filter((sentence) => all.includes(sentence))).toEqual([]);
  expect(all).not.toContain(businessIn('en').address.lines[0]);
});

test('no page asks for a script file by itself: each waits in a template', () => {
  const asked = [...site.pages()].flatMap((page) =>
    findAll(page, 'script', 'src')
      .filter((script) => parentOf(script)?.name !== 'template')
      .map((script) => `${page.route}: ${attributeOf(script, 'src') ?? ''}`),
  );
  expect(asked).toEqual([]);
});
