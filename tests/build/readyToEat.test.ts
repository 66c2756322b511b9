import { expect, test } from 'vitest';
import { business } from '#/business/business.ts';
import { openTestSite } from '../fixtures/testSite.ts';
import { elementsIn, sectionUnder, textOf } from '../fixtures/htmlPage.ts';
import { structuredDataOf } from '../fixtures/siteFaults.ts';

const site = openTestSite();
const page = site.page('/ready-to-eat/');

test('names the reasons that the specification names', () => {
  const section = sectionUnder(page, `Why Choose ${business.name}?`);
  const reasons = [...elementsIn(section)].filter(({ tagName }) => tagName === 'h3').map(textOf);
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

test.each(['/ready-to-eat/', '/gu/ready-to-eat/', '/hi/ready-to-eat/'])(
  '%s says what a unit of each pack costs',
  (route) => {
    const perUnit = /(?:per g|ગ્રામ દીઠ ₹[\d.]+|प्रति ग्राम)/g;
    const text = textOf(site.page(route).root);
    expect(text.match(perUnit)).toHaveLength(business.packs?.items.length ?? 0);
  },
);

test('claims no rating of its packs', () => {
  expect(JSON.stringify(structuredDataOf(page))).not.toMatch(/rating|review/i);
});

test('uses none of the words that Indian food law restricts', () => {
  expect(textOf(page.root)).not.toMatch(
    /\b(fresh|original|traditional|authentic|real|pure|home-?made)\b/i,
  );
});
