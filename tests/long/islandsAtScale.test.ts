import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '#/tools/chromium.ts';
import { serveFolder, type RunningServer } from '#/tools/staticServer.ts';
import { buildFixture, emptyBuildFolder } from '../fixtures/buildFixture.ts';
import { startFixtureApi } from '../fixtures/fixtureApi.ts';
import { sumOfShifts, hydrateAll, watchComplaints, watchShifts } from '../fixtures/islands.ts';
import { makeLargeContent } from '../fixtures/largeContent.ts';

const NAME = 'scale';
const ROUTES = ['/', '/menu/', '/services/', '/franchise-details/', '/franchises-list/'];

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  const folder = await emptyBuildFolder(NAME);
  const api = await startFixtureApi(makeLargeContent({ dishes: 600, posts: 24 }));
  await buildFixture({ api, folder });
  await api.close();
  server = await serveFolder(join(folder, 'site'));
  browser = await launchChromium();
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

test.for(ROUTES)(
  'with 600 dishes and 4,000 outlets, the islands of %s hydrate without a shift or a complaint',
  async (route) => {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
    const complaints = watchComplaints(page);
    await page.goto(server.origin + route);
    await page.waitForLoadState('networkidle');
    await watchShifts(page);
    await hydrateAll(page);
    expect(await sumOfShifts(page)).toBe('0');
    expect(complaints).toEqual([]);
    await page.close();
  },
);
