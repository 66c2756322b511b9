import type { Browser } from 'playwright';
import { launchChromium } from '#/tools/chromium/chromium.ts';
import { serveFolder } from '#/tools/server/staticServer.ts';

/** Serves a folder to a Chromium for as long as `visit` takes; gives what it found. */
export async function visitSite<Finding>(
  folder: string,
  visit: (browser: Browser, origin: string) => Promise<Finding>,
): Promise<Finding> {
  const browser = await launchChromium();
  try {
    const site = await serveFolder(folder);
    try {
      return await visit(browser, site.origin);
    } finally {
      await site.close();
    }
  } finally {
    await browser.close();
  }
}
