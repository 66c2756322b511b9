import { execaNode } from 'execa';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { probePort } from '#/build/network/listen.ts';
import { LANGUAGES } from '#/content/languages.ts';
import { chromiumArguments, findChromium } from '#/tools/chromium.ts';

const START_MS = 120_000;

/**
 * Starts `npm run dev` in its own process group; returns a function that kills it and everything it
 * started.
 */
function startServer(port: number, flags: readonly string[]): () => Promise<void> {
  const server = execaNode('src/commands/dev.ts', ['--port', String(port), ...flags], {
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
  { ...LANGUAGES.en, flags: [], script: /\p{Script=Latin}/u, other: LANGUAGES.gu },
  {
    ...LANGUAGES.gu,
    flags: ['--language', 'gu'],
    script: /\p{Script=Gujarati}/u,
    other: LANGUAGES.en,
  },
];

let browser: Browser;

beforeAll(async () => {
  const executablePath = findChromium();
  browser = await chromium.launch({
    args: chromiumArguments(),
    ...(executablePath !== undefined && { executablePath }),
  });
});

afterAll(async () => {
  await browser.close();
});

// One after another: Astro does not start a second server for the same project.
describe.each(SITES)('in $code', ({ path, tag, flags, script, other }) => {
  let origin: string;
  let stopServer: () => Promise<void>;

  beforeAll(async () => {
    const port = await probePort();
    origin = `http://localhost:${port}`;
    stopServer = startServer(port, flags);
    await vi.waitFor(() => fetch(origin), { timeout: START_MS });
  });

  afterAll(async () => {
    await stopServer();
  });

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

  test.each(['/nowhere/', '/404/'])('%s shows that nothing is found', async (route) => {
    const page = await browser.newPage();
    const answer = await page.goto(origin + path + route);
    expect(answer?.status()).toBe(404);
    expect(await page.textContent('h1')).toMatch(script);
    await page.close();
  });

  test('a page of another language says how it is seen', async () => {
    const page = await browser.newPage();
    const answer = await page.goto(`${origin}${other.path}/menu/`);
    expect(answer?.status()).toBe(404);
    expect(await page.textContent('code')).toBe(`npm run dev -- --language ${other.code}`);
    await page.locator(`a[href="${path}/"]`).click();
    await page.waitForURL(`${origin}${path}/`);
    expect(await page.getAttribute('html', 'lang')).toBe(tag);
    await page.close();
  });
});
