import { expect, test } from 'vitest';
import { faqCategories } from '~/sample-api/content/faqs';
import { openTestSite } from '../fixtures/builtSite';
import { attributeOf, elementsIn, findAll, textOf } from '../fixtures/htmlPage';

const page = openTestSite().page('/faqs/');
const sections = findAll(page, 'section', 'id');

test('links from the sidebar to every category', () => {
  const anchors = findAll(page, 'a')
    .map((link) => attributeOf(link, 'href') ?? '')
    .filter((link) => link.startsWith('#category-'));
  expect(anchors).toEqual(sections.map((section) => `#${attributeOf(section, 'id') ?? ''}`));
  expect(anchors).toHaveLength(faqCategories.length);
});

test('opens the first question of every category, and only that', () => {
  for (const section of sections) {
    const details = [...elementsIn(section)].filter(({ tagName }) => tagName === 'details');
    const open = details.map((detail) => attributeOf(detail, 'open') !== undefined);
    expect(open).toEqual(details.map((_, index) => index === 0));
  }
});

test('shows all thirty questions', () => {
  const details = sections.flatMap((section) => [...elementsIn(section)]);
  expect(details.filter(({ tagName }) => tagName === 'details')).toHaveLength(30);
  expect(textOf(page.root)).toContain('Is everything vegetarian?');
});
