import type { Page } from 'playwright';

/** Waits until every part of a page stands in the fonts that came after its pictures. */
export const waitForFonts = (page: Page) =>
  page.waitForFunction(() => {
    const { documentElement, body } = document;
    const isLate = documentElement.dataset.fonts === 'late';
    return !isLate || body.lastElementChild?.hasAttribute('data-fonts');
  });
