import { expect, test } from 'vitest';
import { business } from '~/config';
import { openTestSite } from '../fixtures/builtSite';
import { attributeOf, elementsIn, findAll, textOf, type Element } from '../fixtures/htmlPage';
import { structuredDataOf } from '../fixtures/siteFaults';

const page = openTestSite().page('/ready-to-eat/');
const shown = textOf(page.root);

/** The titles under a heading of the page. */
function titlesUnder(heading: string): string[] {
  const isIt = (element: Element) => element.tagName === 'h2' && textOf(element) === heading;
  const section = findAll(page, 'section').find((element) => [...elementsIn(element)].some(isIt));
  return [...elementsIn(section ?? page.root)]
    .filter(({ tagName }) => tagName === 'h3')
    .map(textOf);
}

test('slides four packs, with arrows to both sides', () => {
  const slides = findAll(page, 'li').filter((li) => attributeOf(li, 'class')?.includes('slide'));
  expect(slides).toHaveLength(4);
  const buttons = findAll(page, 'button').map((button) => attributeOf(button, 'aria-label'));
  expect(buttons).toEqual(expect.arrayContaining(['Previous slide', 'Next slide']));
});

test('names specialty, experience, e-mail and phone', () => {
  for (const text of ['Gujarati Fast Food', '4 Years', business.email, business.phone.label]) {
    expect(shown).toContain(text);
  }
});

test('gives eleven reasons', () => {
  const reasons = titlesUnder(`Why Choose ${business.name}?`);
  expect(reasons).toHaveLength(11);
  expect(reasons).toEqual(
    expect.arrayContaining([
      'No preservatives',
      'No artificial flavours or colours',
      'Made from natural ingredients',
      'Easy to carry',
      'Easy to prepare',
      'Longer shelf life',
    ]),
  );
});

test('names the seven audiences', () => {
  expect(titlesUnder('Best For')).toEqual([
    'Working couples',
    'Hostel students',
    'Students abroad',
    'Professionals abroad',
    'Frequent travellers',
    'Trekking',
    'Kitchen chef',
  ]);
});

test('claims no rating of its packs', () => {
  expect(JSON.stringify(structuredDataOf(page))).not.toMatch(/rating|review/i);
});

test('uses none of the words that Indian food law restricts', () => {
  expect(shown).not.toMatch(/\b(fresh|original|traditional|authentic|real|pure|home-?made)\b/i);
});
