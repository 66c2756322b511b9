/**
 * `npm run brochure`: prints the franchise page of the last built site as the brochure of each
 * language that has an address in `src/business/contact.ts`. Your own PDF can replace it.
 */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { businessIn } from '#/business/business.ts';
import { parts } from '#/business/parts.ts';
import { languages } from '#/messages/languages.ts';
import { pagePath } from '#/business/pages.ts';
import { ExpectedError } from '#/system/report/expectedError.ts';
import { launchChromium } from '#/tools/chromium.ts';
import { serveFolder } from '#/tools/staticServer.ts';
import { findBuiltSite } from './serving.ts';
import { runCommand } from './runCommand.ts';

await runCommand(async () => {
  if (!parts.franchises) throw new ExpectedError('src/business/ offers no franchise');
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
