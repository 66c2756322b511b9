import type { Page } from 'playwright';

/** Waits until every part of a page stands in the fonts that came after its pictures. */
export const waitForFonts = (page: Page) =>
  page.waitForFunction(() => {
    const isLate = document.documentElement.dataset.fonts === 'late';
    return !isLate || document.querySelector('body > footer[data-fonts="here"]') !== null;
  });
