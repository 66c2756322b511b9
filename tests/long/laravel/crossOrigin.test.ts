import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '#/tools/chromium.ts';
import type { RunningServer } from '#/tools/staticServer.ts';
import { startNginxServer } from '../../fixtures/webServers.ts';
import { buildFrom, startLaravel, type Laravel } from './laravelSite.ts';
import { expectLead, FORMS, MAIL_FAILS } from './leadCases.ts';

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

test('the build reports no CORS problem', () => {
  expect(warnings.filter((line) => /CORS|OPTIONS/.test(line))).toEqual([]);
});

test.each(Object.entries(FORMS))('%s is sent from another origin', async (name, form) => {
  const lead = {
    ...form,
    email: `${name}@mail.example`,
    told: form.sent,
    stored: 1,
    isKept: false,
  };
  await expectLead(browser, { laravel, origin: nginx.origin }, lead);
});

test('a lead that is stored before an error is not reported as lost, from another origin either', async () => {
  await expectLead(browser, { laravel, origin: nginx.origin }, MAIL_FAILS);
});
