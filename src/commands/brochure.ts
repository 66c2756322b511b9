/**
 * `npm run brochure`: prints the franchise page of the last built site as the brochure of each
 * language that has a file in `src/brand/facts/contact.ts`. Your own PDF can replace it.
 */
import { brochureFiles } from '#/business/brochures.ts';
import { parts } from '#/business/business.ts';
import { pagePath } from '#/business/pages.ts';
import { writeTogether } from '#/system/files/writeTogether.ts';
import { ExpectedError } from '#/system/report/expectedError.ts';
import { launchChromium } from '#/tools/chromium.ts';
import { serveFolder } from '#/tools/staticServer.ts';
import { runCommand } from './runCommand.ts';
import { findBuiltSite } from './serving.ts';

await runCommand(async () => {
  if (!parts.franchises)
    throw new ExpectedError(
      'there is no brochure to print, because src/brand/facts/site.ts has no part `franchises`',
    );
  await using site = await serveFolder(findBuiltSite());
  await using browser = await launchChromium();
  const prints = new Map<string, Buffer>();
  for (const { code, path } of brochureFiles()) {
    // So tall that pictures which only the brochure has are near, and loaded.
    const page = await browser.newPage({ viewport: { width: 800, height: 8000 } });
    await page.emulateMedia({ media: 'print' });
    await page.goto(site.origin + pagePath(code, 'franchiseDetails'), { waitUntil: 'networkidle' });
    const options = { preferCSSPageSize: true, printBackground: true, tagged: true };
    prints.set(path, await page.pdf(options));
  }
  await writeTogether(prints);
  for (const [path, { length }] of prints) console.log(`${path}: ${Math.round(length / 1024)} KB`);
});
