import type { Page } from 'playwright';

/** Waits until a page has taken the web fonts, which load after the pictures. */
export const waitForFonts = (page: Page) => page.locator(':root:not([data-fonts])').waitFor();
