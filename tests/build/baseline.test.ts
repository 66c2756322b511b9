import { expect, test } from 'vitest';
import {
  CSS_FALLBACKS,
  NAMES_OF_FIELDS,
  SCRIPT_FALLBACKS,
} from '../fixtures/baseline/outsideBaseline.ts';
import { findCssOutside } from '../fixtures/baseline/cssFeatures.ts';
import { findScriptOutside } from '../fixtures/baseline/scriptFeatures.ts';
import { openTestSite } from '../fixtures/testSite.ts';
import { findAll, sourceOf, type HtmlPage } from '../fixtures/htmlPage.ts';

const site = openTestSite();

const stylesOf = (page: HtmlPage) => findAll(page, 'style').map(sourceOf);

/** The inline scripts of a page; those with a type are data. */
const inlineScriptsOf = (page: HtmlPage) =>
  findAll(page, 'script')
    .filter((script) => ['module', undefined].includes(script.attribs.type))
    .map(sourceOf);

const sortedKeys = (features: Iterable<string>) => [...new Set(features)].sort();

test('styles use only features of the baseline, or listed ones with a fallback', () => {
  const styles = new Set(site.pages().flatMap(stylesOf));
  const found = [...styles].flatMap((css) => [...findCssOutside(css)]);
  expect(sortedKeys(found)).toEqual(sortedKeys(Object.keys(CSS_FALLBACKS)));
});

const files = site.files.filter((file) => file.endsWith('.js')).map(site.read);
const scripts = new Set([...files, ...site.pages().flatMap(inlineScriptsOf)]);

test('no script selects by :has(), which is an error in Firefox 115', () => {
  expect([...scripts].filter((script) => script.includes(':has('))).toEqual([]);
});

test('scripts use only features of the baseline, or listed ones with a fallback', () => {
  const fields = Object.values(NAMES_OF_FIELDS).flat();
  const found = [...scripts].flatMap(findScriptOutside).filter((name) => !fields.includes(name));
  expect(sortedKeys(found)).toEqual(sortedKeys(Object.keys(SCRIPT_FALLBACKS)));
});
