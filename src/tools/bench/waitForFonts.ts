import type { Page } from 'playwright';

/** Waits until a page has taken the web fonts, which load after the pictures, and is painted with them. */
export const waitForFonts = (page: Page) =>
  page.evaluate(async () => {
    const nextPaint = () => new Promise(requestAnimationFrame);
    while (document.documentElement.dataset.fonts !== undefined) await nextPaint();
    await nextPaint();
    await nextPaint();
  });
