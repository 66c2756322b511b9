import type { Page } from 'playwright';

/** Waits until a page, whose footer comes last, has taken the web fonts and is painted with them. */
export const waitForFonts = (page: Page) =>
  page.evaluate(async () => {
    const nextPaint = () => new Promise(requestAnimationFrame);
    const isLate = document.documentElement.dataset.fonts === 'late';
    while (isLate && !document.querySelector('footer[data-fonts]')) await nextPaint();
    await nextPaint();
    await nextPaint();
  });
