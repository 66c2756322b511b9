import type { Browser } from 'playwright';
import { launchChromium } from './chromium.ts';
import { androidFonts } from './fontconfig.ts';
import { serveFolder } from './staticServer.ts';

/** Serves a folder and starts Chromium, with a phone's fonts, while `visit` runs; returns its finding. */
export async function visitSite<Finding>(
  folder: string,
  visit: (browser: Browser, origin: string) => Promise<Finding>,
): Promise<Finding> {
  await using browser = await launchChromium({ env: androidFonts() });
  await using site = await serveFolder(folder);
  return await visit(browser, site.origin);
}
