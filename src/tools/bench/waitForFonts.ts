import type { Page } from 'playwright';

/** Waits until all parts of a page use the web fonts, which load after the pictures. */
export const waitForFonts = (page: Page) =>
  page.waitForFunction(() => {
    const { fonts } = document.documentElement.dataset;
    const parts = document.querySelectorAll(':is(body, main) > :not(main, script)');
    return fonts !== 'late' || [...parts].at(-1)?.getAttribute('data-fonts') === 'here';
  });
