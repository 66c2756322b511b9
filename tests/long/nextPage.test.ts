import puppeteer, { type Browser } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '#/tools/startTestSite.ts';
import { ensureProgram } from '#/tools/debianPackage.ts';

let site: TestSite;
let firefox: Browser;

beforeAll(async () => {
  site = await startTestSite();
  firefox = await puppeteer.launch({
    browser: 'firefox',
    executablePath: await ensureProgram('firefox-esr'),
  });
});

afterAll(async () => {
  await firefox.close();
  await site.close();
});

/** Records in the page what its policy refuses; Firefox does not report that to tests. */
function keepRefusals() {
  const refusals: string[] = [];
  Object.assign(window, { refusals });
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    refusals.push(`${effectiveDirective}: ${blockedURI}`);
  });
}

test('Firefox, which asks anew for what is on its way, fetches nothing ahead and refuses nothing', async () => {
  const page = await firefox.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  const ahead = new Set<string>();
  page.on('request', (request) => {
    if (request.headers()['sec-purpose'] === 'prefetch') ahead.add(new URL(request.url()).pathname);
  });
  await page.evaluateOnNewDocument(keepRefusals);
  await page.setViewport({ width: 1280, height: 800 });
  await page.goto(`${site.environment.TEST_SITE_ORIGIN}/contact/`);
  const reached = await page.$$eval('header.header a[href$="/"]', (links) =>
    links.flatMap((link) => {
      if (!(link instanceof HTMLAnchorElement)) return [];
      link.focus();
      return document.activeElement === link ? [link.pathname] : [];
    }),
  );
  expect(reached).toContain('/');
  const refusals = await page.evaluate(
    () => (window as unknown as { refusals: string[] }).refusals,
  );
  expect(refusals).toEqual([]);
  expect([...ahead]).toEqual([]);
  expect(complaints).toEqual([]);
});
