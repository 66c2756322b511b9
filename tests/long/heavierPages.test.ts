import { randomBytes } from 'node:crypto';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkBudgets } from '#/tools/bench/checkBudgets.ts';
import { measureRoute } from '#/tools/bench/measureRoute.ts';
import { startTestSite, type TestSite } from '#/tools/startTestSite.ts';
import { launchChromium } from '#/tools/chromium.ts';
import { serveFolder, type RunningServer } from '#/tools/staticServer.ts';
import { emptyBuildFolder } from '../fixtures/buildFixture.ts';

const ROUTE = '/testimonial/';
const KB = 1024;

let site: TestSite;
let server: RunningServer;
let browser: Browser;
let folder = '';
let original = '';

const pageFile = () => join(folder, ROUTE, 'index.html');

beforeAll(async () => {
  site = await startTestSite();
  folder = await emptyBuildFolder('heavier');
  await cp(site.environment.TEST_SITE_DIR, folder, { recursive: true });
  original = await readFile(pageFile(), 'utf8');
  server = await serveFolder(folder);
  browser = await launchChromium();
});

afterAll(async () => {
  await browser.close();
  await server.close();
  await site.close();
});

/** The result of the budget check for the page with this added to its head. */
async function check(head = '') {
  const html = original.replace('</head>', () => `${head}</head>`);
  await writeFile(pageFile(), html);
  return checkBudgets(await measureRoute(browser, server.origin, ROUTE));
}

const put = (name: string, content: string | Buffer) => writeFile(join(folder, name), content);
const line = (figure: string, file: string): unknown =>
  expect.stringMatching(`^${ROUTE}: ${figure}.*${file}`);

test('the page as it was built keeps its budgets', async () => {
  expect(await check()).toEqual([]);
});

test('an icon font fails', async () => {
  await cp('src/assets/fonts/shrikhand-400.woff2', join(folder, '_astro/icons.woff2'));
  // An allowed style sheet that blocks nothing: the page's policy allows no other styles.
  await put(
    '_astro/icons.css',
    '@font-face{font-family:Icons;src:url(/_astro/icons.woff2)}main{font-family:Icons}',
  );
  const head = '<link rel="stylesheet" href="/_astro/icons.css" media="screen">';
  expect(await check(head)).toEqual(
    // Three, and one for each script that the names of the other languages are in.
    expect.arrayContaining([line('font files 6 of 5', '/_astro/icons.woff2')]),
  );
});

test('a script of 40 KB fails', async () => {
  await put(
    '_astro/extra.js',
    `export const extra = "${randomBytes(30 * KB).toString('base64')}";`,
  );
  const head = '<script type="module" src="/_astro/extra.js"></script>';
  expect(await check(head)).toEqual(
    expect.arrayContaining([line('scripts before load 1 of 0', '/_astro/extra.js')]),
  );
});

test('a stylesheet that blocks fails', async () => {
  await put('_astro/site.css', 'main{color:red}');
  expect(await check('<link rel="stylesheet" href="/_astro/site.css">')).toEqual(
    expect.arrayContaining([line('render-blocking 1 of 0', '/_astro/site.css')]),
  );
});

test('an island that does not wait for an intent fails', async () => {
  const [, component = ''] = /component-url="([^"]+)"/.exec(original) ?? [];
  expect(component).toContain('HeaderMenu');
  const head = `<script type="module" src="${component}"></script>`;
  expect(await check(head)).toEqual(
    expect.arrayContaining([
      line('React 1 of 0', '/_astro/hydrate'),
      line('scripts before load 2 of 0', component),
    ]),
  );
});
