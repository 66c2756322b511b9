import type { Page } from 'playwright';

/** Waits until every part of a page stands in the fonts that came after its pictures. */
export const waitForFonts = (page: Page) =>
  page.waitForFunction(() => {
    const { fonts } = document.documentElement.dataset;
    const parts = document.querySelectorAll(':is(body, main) > :not(main, script)');
    return fonts !== 'late' || [...parts].at(-1)?.getAttribute('data-fonts') === 'here';
  });
