import { execaNode } from 'execa';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { probePort } from '#/build/network/listen.ts';
import { chromiumArguments, findChromium } from '#/tools/chromium/chromium.ts';

const START_MS = 120_000;

/** Starts `npm run dev` in a group of its own; gives what ends it, with all that it started. */
function startServer(port: number): () => Promise<void> {
  const server = execaNode('src/commands/dev.ts', ['--port', String(port)], {
    detached: true,
    extendEnv: false, // Astro serves no pages where it finds itself in Vitest
    env: { PATH: process.env.PATH },
    reject: false,
  });
  return async () => {
    if (server.pid !== undefined) process.kill(-server.pid);
    await server;
  };
}

let origin: string;
let browser: Browser;
let stopServer: () => Promise<void>;

beforeAll(async () => {
  const port = await probePort();
  origin = `http://localhost:${port}`;
  stopServer = startServer(port);
  const executablePath = findChromium();
  browser = await chromium.launch({
    args: chromiumArguments(),
    ...(executablePath !== undefined && { executablePath }),
  });
  await vi.waitFor(() => fetch(origin), { timeout: START_MS });
});

afterAll(async () => {
  await browser.close();
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
    await page.goto(origin + route);
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
