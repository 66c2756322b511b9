import { execaNode } from 'execa';
import type { Browser } from 'playwright';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { launchChromium } from '#/tools/chromium.ts';
import { languages } from '#/messages/languages.ts';
import { hydrate, watchComplaints } from '../e2e/fixtures/islands.ts';

const START_MS = 120_000;

let browser: Browser;
let origin: string;

beforeAll(async () => {
  browser = await launchChromium();
  const server = execaNode('src/commands/dev.ts', {
    killDescendants: true,
    extendEnv: false, // Astro serves no pages if it detects Vitest
    env: { PATH: process.env.PATH },
    reject: false,
  });
  let output = '';
  server.stdout.on('data', (text) => (output += String(text)));
  await vi.waitFor(
    async () => {
      origin = /Local +(\S+[^/])/.exec(output)?.[1] ?? '';
      await fetch(origin);
    },
    { timeout: START_MS },
  );
  return async () => {
    await browser.close();
    server.kill('SIGKILL'); // Vite waits for connections; how commands stop has a test of its own
    await server;
  };
});

describe.each(languages)('in $code', ({ path, tag }) => {
  test.each(['/contact/', '/menu/', '/franchises-list/', '/services/'])(
    'the islands of %s hydrate, and its links keep the language',
    async (route) => {
      const page = await browser.newPage();
      const complaints = watchComplaints(page);
      await page.goto(origin + path + route);
      const islands = await page.locator('astro-island').all();
      expect(islands.length).toBeGreaterThan(1);
      for (const island of islands) await hydrate(island);
      expect(complaints).toEqual([]);
      expect(await page.getAttribute('html', 'lang')).toBe(tag);
      const links = page.locator('a[href^="/"][href$="/"]:not([hreflang])');
      const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(paths.length).toBeGreaterThan(10);
      for (const address of paths) expect(address).toMatch(new RegExp(`^${path}/(?!(gu|hi)/)`));
      await page.close();
    },
  );
});
