import type { Browser } from 'playwright';
import { launchChromium } from '#/tools/chromium/chromium.ts';
import { withSystemFonts, type AndroidFont } from '#/tools/chromium/systemFonts.ts';
import { serveFolder } from '#/tools/server/staticServer.ts';

type Visit<Finding> = (browser: Browser, origin: string) => Promise<Finding>;

/** Serves a folder and starts Chromium while `visit` runs; returns its finding. */
export async function visitSite<Finding>(
  folder: string,
  visit: Visit<Finding>,
  env: Record<string, string | undefined> = process.env,
): Promise<Finding> {
  const browser = await launchChromium({ env });
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

/** The same, in a Chromium that has only these fonts for Gujarati and Hindi. */
export const visitWithFonts = <Finding>(
  folder: string,
  fonts: readonly AndroidFont[],
  visit: Visit<Finding>,
): Promise<Finding> => withSystemFonts(fonts, (env) => visitSite(folder, visit, env));
