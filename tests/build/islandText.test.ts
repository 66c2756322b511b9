import { expect, test } from 'vitest';
import { openTestSite } from '../fixtures/testSite.ts';
import { elementsIn, findAll, ownTextsOf, type Element } from '../fixtures/htmlPage.ts';

const site = openTestSite();

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
