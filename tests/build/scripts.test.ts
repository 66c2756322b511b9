import { expect, test } from 'vitest';
import { businessIn } from '#/business/business.ts';
import { listWordFiles, readWordFile } from '#/words/words.ts';
import { openTestSite } from '../fixtures/testSite.ts';
import {
  attributeOf,
  elementsIn,
  findAll,
  ownTextsOf,
  parentOf,
  type Element,
} from '../fixtures/htmlPage.ts';
import { textsInData } from '../fixtures/latinWords.ts';

const BANNER = '/*! /licenses.txt */';
/** A text without values, of two words or more, of which the second is not a name. */
const SENTENCE = /^[^{]*[A-Za-z]{2,} [a-z]{2,}[^{]*$/;

const site = openTestSite();
const scripts = site.files.filter((file) => /^_astro\/.*\.js$/.test(file)).map(site.read);

test('one file holds React, for all islands in all languages', () => {
  expect(scripts.filter((script) => script.includes('react.transitional'))).toHaveLength(1);
});

test('no script holds a sentence or the address of ours, which pages hand to islands', () => {
  const all = scripts.join('\n');
  const files = listWordFiles('en').map((name) => readWordFile('en', name));
  const sentences = textsInData(files).filter((text) => SENTENCE.test(text));
  expect(sentences.length).toBeGreaterThan(300);
  expect(sentences.filter((sentence) => all.includes(sentence))).toEqual([]);
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

/** Elements with both text and other content, but for what a form's slot holds, which React leaves alone. */
const mixedIn = (island: Element): string[] => {
  const elements = elementsIn(island);
  const inSlots = new Set(
    elements.filter(({ tagName }) => tagName === 'astro-slot').flatMap(elementsIn),
  );
  return elements
    .filter((element) => !inSlots.has(element))
    .filter((element) => element.children.length > 1 && ownTextsOf(element).length > 0)
    .map(({ tagName }) => tagName);
};

test('text in an island is the only content of its element, so that a translator can wrap it', () => {
  let islands = 0;
  let pages = 0;
  for (const page of site.pages()) {
    pages += 1;
    for (const island of findAll(page, 'astro-island')) {
      islands += 1;
      expect([page.route, mixedIn(island)]).toEqual([page.route, []]);
    }
  }
  expect(islands).toBeGreaterThan(pages);
});

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
  const named = scripts.filter((text) => text.startsWith(BANNER));
  expect(named.some((text) => text.includes('react.transitional.element'))).toBe(true);
  expect(named.some((text) => text.includes('swiper'))).toBe(true);
  const unnamed = scripts.filter((text) => !text.startsWith(BANNER)).join('\n');
  expect(unnamed).not.toMatch(/react\.transitional|swiper-wrapper/);
});
