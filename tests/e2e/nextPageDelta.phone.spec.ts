import { createServer } from 'node:http';
import { expect, test as base, type Page } from '@playwright/test';
import { closeServer, listen } from '#/build/network/listen.ts';
import { openSite } from '#/tools/server/staticServer.ts';
import { testSetting } from '../fixtures/builtSite.ts';

interface OwnHost {
  origin: string;
  /** The requests for pages and the answers, in order: `/menu/ dcz`, `/menu/ ahead dcz`, `/menu/ 304`. */
  pages: () => string[];
}

/** Serves the built pages like nginx or Caddy with our settings. */
const test = base.extend<{ host: OwnHost }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright wants a pattern
  host: async ({}, use) => {
    const site = await openSite(testSetting('TEST_SITE_DIR'), { asOwnHost: true });
    const pages: string[] = [];
    const server = createServer((request, response) => {
      const { url = '/', headers } = request;
      const ahead = headers['sec-purpose'] === undefined ? '' : ' ahead';
      response.on('finish', () => {
        const encoding = response.getHeader('content-encoding')?.toString();
        const status = String(response.statusCode);
        if (url.endsWith('/')) pages.push(`${url}${ahead} ${encoding ?? status}`);
      });
      site.listener(request, response);
    });
    const origin = `http://localhost:${await listen(server)}`;
    await use({ origin, pages: () => pages });
    await closeServer(server);
    await site.close();
  },
  baseURL: ({ host }, use) => use(host.origin),
});

const menuLink = (page: Page) => page.getByRole('main').locator('a[href="/menu/"]').first();

/** The bytes of the page on the network, and after decoding. */
const readSizes = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    if (!(navigation instanceof PerformanceNavigationTiming)) return undefined;
    return { came: navigation.encodedBodySize, are: navigation.decodedBodySize };
  });

async function expectMenu(page: Page) {
  await expect(page).toHaveURL('/menu/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { came = 0, are = 0 } = (await readSizes(page)) ?? {};
  expect(came).toBeGreaterThan(0);
  expect(came).toBeLessThan(are / 10);
}

test('a page that is tapped on the home page comes as its delta to it', async ({ page }) => {
  await page.goto('/');
  const [response] = await Promise.all([page.waitForResponse('**/menu/'), menuLink(page).tap()]);
  expect((await response.allHeaders())['content-encoding']).toBe('dcz');
  await expectMenu(page);
});

test('a page that is fetched ahead comes so too, and once', async ({ page, host }) => {
  await page.goto('/');
  await menuLink(page).focus();
  await expect.poll(host.pages).toEqual(['/ br', '/menu/ ahead dcz']);
  await menuLink(page).press('Enter');
  await expectMenu(page);
  expect(host.pages()).toEqual(['/ br', '/menu/ ahead dcz']);
});

test('a page that came as a delta is shown again from the browser’s own copy', async ({
  page,
  host,
}) => {
  await page.goto('/');
  await menuLink(page).tap();
  await expectMenu(page);
  await page.reload();
  await expectMenu(page);
  expect(host.pages()).toEqual(['/ br', '/menu/ dcz', '/menu/ 304']);
});
