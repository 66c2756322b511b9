/**
 * `npm run brochure`: prints the franchise page of the last built site as the brochure of each
 * language that has a file in `src/brand/facts/contact.ts`. Your own PDF can replace it.
 */
import type { Page } from 'playwright';
import { brochureFiles } from '#/business/brochures.ts';
import { parts } from '#/business/business.ts';
import { pagePath } from '#/business/pages.ts';
import { writeTogether } from '#/system/files/writeTogether.ts';
import { ExpectedError } from '#/system/report/expectedError.ts';
import { launchChromium } from '#/tools/chromium.ts';
import { serveFolder } from '#/tools/staticServer.ts';
import { runCommand } from './runCommand.ts';
import { findBuiltSite } from './serving.ts';

/**
 * Turns the page's pictures into JPEG on the colour of their ground: a PDF holds all other pictures as large as
 * their pixels.
 */
const encodePictures = (page: Page) =>
  page.evaluate(async () => {
    for (const image of document.images) {
      const { naturalWidth: width, naturalHeight: height } = image;
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d');
      if (!context || width === 0) continue;
      const ground = image.closest('[data-ground]') ?? document.body;
      context.fillStyle = getComputedStyle(ground).backgroundColor;
      context.fillRect(0, 0, width, height);
      context.drawImage(image, 0, 0);
      for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove();
      image.removeAttribute('srcset');
      image.src = canvas.toDataURL('image/jpeg', 0.8);
      await image.decode();
    }
  });

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
    const page = await browser.newPage({
      viewport: { width: 800, height: 8000 },
      bypassCSP: true, // for pictures in `data:` addresses
    });
    await page.emulateMedia({ media: 'print' });
    await page.goto(site.origin + pagePath(code, 'franchiseDetails'), { waitUntil: 'networkidle' });
    await encodePictures(page);
    const options = { preferCSSPageSize: true, printBackground: true, tagged: true };
    prints.set(path, await page.pdf(options));
  }
  await writeTogether(prints);
  for (const [path, { length }] of prints) console.log(`${path}: ${Math.round(length / 1024)} KB`);
});
