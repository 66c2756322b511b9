/**
 * `npm run brochure`: prints the franchise page of the last built site as the brochure of each
 * language that has an address in `src/brand/facts/contact.ts`. Your own PDF can replace it.
 */
import { runCommand } from './runCommand.ts';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { businessIn, parts } from '#/business/business.ts';
import { languages } from '#/messages/languages.ts';
import { pagePath } from '#/business/pages.ts';
import { ExpectedError } from '#/system/report/expectedError.ts';
import { launchChromium } from '#/tools/chromium.ts';
import { serveFolder } from '#/tools/staticServer.ts';
import { findBuiltSite } from './serving.ts';

await runCommand(async () => {
  if (!parts.franchises)
    throw new ExpectedError(
      'src/brand/facts/site.ts: the business has no part `franchises`, whose page the brochure prints',
    );
  await using site = await serveFolder(findBuiltSite());
  await using browser = await launchChromium();
  for (const { code } of languages) {
    const { brochure } = businessIn(code);
    if (brochure === undefined) continue;
    const path = join('src', 'assets', brochure);
    const page = await browser.newPage();
    await page.goto(site.origin + pagePath(code, 'franchiseDetails'), { waitUntil: 'networkidle' });
    await page.pdf({ path, preferCSSPageSize: true, printBackground: true, tagged: true });
    console.log(`${path}: ${Math.round((await stat(path)).size / 1024)} KB`);
  }
});
