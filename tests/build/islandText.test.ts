import { expect, test } from 'vitest';
import { openTestSite } from '../fixtures/testSite.ts';
import { elementsIn, findAll, ownTextsOf, type Element } from '../fixtures/htmlPage.ts';

const site = openTestSite();

/** React does not render the content of a form's slot, and leaves it alone. */
const isOwn = (slots: Set<Element>, element: Element) => !slots.has(element);

/** Elements with both text and other content. */
const mixedIn = (island: Element): string[] => {
  const elements = [...elementsIn(island)];
  const slots = new Set(
    elements
      .filter(({ tagName }) => tagName === 'astro-slot')
      .flatMap((slot) => [...elementsIn(slot)]),
  );
  return elements
    .filter((element) => isOwn(slots, element))
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
