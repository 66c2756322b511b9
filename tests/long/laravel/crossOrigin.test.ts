import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, test } from 'vitest';
import { launchChromium } from '#/tools/chromium.ts';
import type { RunningServer } from '#/tools/staticServer.ts';
import { startNginxServer } from '../../fixtures/webServers.ts';
import { buildFrom, startLaravel, type Laravel } from './laravelSite.ts';
import { expect, expectLead, FORMS, MAIL_FAILS, sentCase } from './leadCases.ts';

let laravel: Laravel;
let nginx: RunningServer;
let browser: Browser;
let warnings: string[];

beforeAll(async () => {
  laravel = await startLaravel('cross-origin');
  const { folder, origin } = laravel;
  const serverAt = (port: number) => `
    include /etc/nginx/mime.types;
    server { listen 127.0.0.1:${port}; root ${folder}/site; }`;
  nginx = await startNginxServer(join(folder, 'nginx'), serverAt);
  await laravel.serve({ FRONTEND_URL: nginx.origin });
  const env = { API_BASE_URL: origin, MEDIA_BASE_URL: `${origin}/storage`, SITE_URL: nginx.origin };
  warnings = await buildFrom(folder, env);
  browser = await launchChromium();
});

afterAll(async () => {
  await browser.close();
  await nginx.close();
  await laravel.close();
});

test('the build reports only the film whose host does not allow the site', () => {
  expect(warnings.filter((line) => /CORS|OPTIONS|access-control/.test(line))).toEqual([
    `video ${laravel.origin}/storage/film.mp4: its host lacks access-control-allow-origin: ${nginx.origin}`,
  ]);
});

test('a film plays if its host allows the site, and else says why not', async () => {
  await using context = await browser.newContext({ baseURL: nginx.origin });
  const page = await context.newPage();
  await page.goto('/video-gallery/');
  await page.getByRole('link', { name: 'Open' }).click();
  const film = page.locator('dialog video');
  await expect(film).toHaveAttribute('src', `${laravel.origin}/api/film.mp4`);
  await expect
    .poll(() => film.evaluate((player: HTMLVideoElement) => player.readyState))
    .toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Closed' }).click();
  const failed = 'Failed to access video URL. Check server or CORS.';
  await expect(page.getByRole('dialog').getByText(failed)).toBeVisible();
});

test.each(Object.entries(FORMS))('%s is sent from another origin', async (name, form) => {
  await expectLead(browser, { laravel, origin: nginx.origin }, sentCase(name, form));
});

test('a lead that is stored before an error is not reported as lost, from another origin either', async () => {
  await expectLead(browser, { laravel, origin: nginx.origin }, MAIL_FAILS);
});
