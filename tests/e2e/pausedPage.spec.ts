import { createServer, type ServerResponse } from 'node:http';
import type { Page } from 'playwright/test';
import { closeServer, listen } from '#/system/network/listen.ts';
import { expect, test } from './fixtures/siteTest.ts';
import { watchShifts } from './fixtures/layoutShifts.ts';
import { openTestSite } from '../fixtures/builtSite.ts';
import { elementsIn, parsePage } from '../fixtures/htmlPage.ts';
import { routeOfEachKind } from '../fixtures/routeOfEachKind.ts';

/** Below the header the page pauses before each of the first tags, and before some of the later ones. */
const FIRST_TAGS = 32;
const PAUSES = 8;
/** Layout shifts are reported in hundredths. */
const LEAST_SHIFT = 0.005;

const site = openTestSite();

/**
 * The positions at which a page's HTML can be interrupted: before every tag and text of its header, and
 * before every tag below it.
 */
function cutsOf(html: string): { inHeader: number[]; below: number[] } {
  const [start, end] = [html.indexOf('<header'), html.indexOf('</header>')];
  const findAll = (pattern: RegExp) => [...html.matchAll(pattern)].map(({ index }) => index);
  return {
    inHeader: findAll(/<[a-z]|(?<=>)[^<]/g).filter((place) => place > start && place < end),
    below: findAll(/<[a-z]/g).filter((place) => place > end),
  };
}

/** The number of elements in a document, not counting the content of templates. */
function countElements(html: string): number {
  const { elements } = parsePage('/', html);
  const templates = elements.filter(({ tagName }) => tagName === 'template');
  const inTemplates = templates.flatMap((template) => elementsIn(template).slice(1));
  return elements.length - inTemplates.length;
}

/** Waits for that many elements, for two frames so that they are painted, and for observers to run. */
const awaitPaint = (page: Page, elements: number) =>
  page.evaluate(
    (count) =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(function look() {
          if (document.querySelectorAll('*').length < count) requestAnimationFrame(look);
          else requestAnimationFrame(() => setTimeout(resolve));
        });
      }),
    elements,
  );

/**
 * Opens a page whose HTML pauses at every cut until everything before it has been painted; it has no other
 * files.
 */
async function openInPieces(page: Page, html: string, cuts: number[]): Promise<void> {
  const asked = Promise.withResolvers<ServerResponse>();
  const server = createServer(({ url }, response) => {
    if (url !== '/') response.writeHead(404).end();
    else asked.resolve(response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }));
  });
  const port = await listen(server);
  const opened = page.goto(`http://localhost:${port}/`, { waitUntil: 'commit' });
  const response = await asked.promise;
  let sent = 0;
  for (const cut of cuts) {
    response.write(html.slice(sent, cut));
    sent = cut;
    await opened;
    await awaitPaint(page, countElements(html.slice(0, cut)));
  }
  response.end(html.slice(sent));
  await page.waitForLoadState('domcontentloaded');
  await awaitPaint(page, countElements(html));
  await closeServer(server);
}

async function listShifts(page: Page, html: string, cuts: number[]) {
  await page.addInitScript(watchShifts);
  await openInPieces(page, html, cuts);
  return page.evaluate(() => window.layoutShifts);
}

test('whatever of the header is there stays in its place while the rest arrives @long', async ({
  page,
}) => {
  const { html } = site.page('/contact/');
  expect(await listShifts(page, html, cutsOf(html).inHeader)).toEqual([]);
});

for (const route of routeOfEachKind()) {
  test(`what is there of ${route} stays in its place while the rest arrives @long`, async ({
    page,
  }) => {
    const { html } = site.page(route);
    const { below } = cutsOf(html);
    const step = Math.ceil(below.length / PAUSES);
    const shifts = await listShifts(
      page,
      html,
      below.filter((_, index) => index < FIRST_TAGS || index % step === 0),
    );
    const isSeen = shifts.reduce((sum, { value }) => sum + value, 0) >= LEAST_SHIFT;
    expect(isSeen ? shifts : []).toEqual([]);
  });
}
