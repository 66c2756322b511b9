import { execaNode } from 'execa';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { probePort } from '#/build/network/listen.ts';
import { languageOf } from '#/words/languages.ts';
import { chromiumArguments, findChromium } from '#/tools/chromium.ts';

const START_MS = 120_000;

/**
 * Starts `npm run dev` in its own process group; returns a function that kills it and everything it
 * started.
 */
function startServer(port: number): () => Promise<void> {
  const server = execaNode('src/commands/dev.ts', ['--port', String(port)], {
    detached: true,
    extendEnv: false, // Astro serves no pages if it detects Vitest
    env: { PATH: process.env.PATH },
    reject: false,
  });
  return async () => {
    if (server.pid !== undefined) process.kill(-server.pid);
    await server;
  };
}

const SITES = [
  { ...languageOf('en'), script: /\p{Script=Latin}/u, missing: ['/nowhere/', '/404/'] },
  // In development Astro has one page for missing addresses.
  { ...languageOf('gu'), script: /\p{Script=Gujarati}/u, missing: ['/404/'] },
];

let browser: Browser;
let origin: string;
let stopServer: () => Promise<void>;

beforeAll(async () => {
  const executablePath = findChromium();
  browser = await chromium.launch({
    args: chromiumArguments(),
    ...(executablePath !== undefined && { executablePath }),
  });
  const port = await probePort();
  origin = `http://localhost:${port}`;
  stopServer = startServer(port);
  await vi.waitFor(() => fetch(origin), { timeout: START_MS });
});

afterAll(async () => {
  await browser.close();
  await stopServer();
});

describe.each(SITES)('in $code', ({ path, tag, script, missing }) => {
  test.each(['/contact/', '/menu/', '/franchises-list/', '/services/'])(
    'in development the islands of %s hydrate, and nothing is complained of',
    async (route) => {
      const complaints: string[] = [];
      const page = await browser.newPage();
      page.on('pageerror', ({ message }) => complaints.push(message));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      await page.goto(origin + path + route);
      const islands = page.locator('astro-island');
      for (const island of await islands.all()) await island.dispatchEvent('mouseover');
      const states = () =>
        islands.evaluateAll((all) => all.map((island) => island.getAttribute('data-hydration')));
      const count = await islands.count();
      expect(count).toBeGreaterThan(1);
      await vi.waitFor(
        async () => expect(await states()).toEqual(Array.from({ length: count }, () => 'hydrated')),
        { timeout: START_MS },
      );
      expect(complaints).toEqual([]);
      await page.close();
    },
  );

  test('a page speaks the language, and leads to pages of the same', async () => {
    const page = await browser.newPage();
    await page.goto(`${origin}${path}/about/`);
    expect(await page.getAttribute('html', 'lang')).toBe(tag);
    expect(await page.textContent('h1')).toMatch(script);
    expect(await page.getAttribute('link[rel=canonical]', 'href')).toMatch(`${path}/about/`);
    const links = page.locator('a[href^="/"][href$="/"]:not([hreflang])');
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(paths.length).toBeGreaterThan(10);
    for (const address of paths) expect(address).toMatch(new RegExp(`^${path}/(?!(gu|hi)/)`));
    await page.locator(`a[href="${path}/contact/"]`).first().click();
    await page.waitForURL(`${origin}${path}/contact/`);
    expect(await page.getAttribute('html', 'lang')).toBe(tag);
    await page.close();
  });

  test.each(missing)('%s shows that nothing is found', async (route) => {
    const page = await browser.newPage();
    const answer = await page.goto(origin + path + route);
    expect(answer?.status()).toBe(404);
    expect(await page.textContent('h1')).toMatch(script);
    await page.close();
  });
});
