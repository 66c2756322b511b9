import type { Browser } from 'playwright';
import { launchChromium } from './chromium.ts';
import { serveFolder } from './staticServer.ts';

/** Serves a folder and starts Chromium while `visit` runs; returns its finding. */
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
