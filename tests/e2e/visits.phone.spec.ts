import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type Browser } from '@playwright/test';
import { runVisit } from '#/tools/bench/visits/runVisit.ts';
import { serveVisits } from '#/tools/bench/visits/visitServer.ts';
import type { Step } from '#/tools/bench/visits/visits.ts';
import { wholeChromium } from '../fixtures/wholeChromium.ts';

test.use({ launchOptions: wholeChromium }); // it requests the icons of tabs

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>';

/** Makes a visit to a site with these pages; returns its steps without times. */
async function visit(browser: Browser, pages: Record<string, string>, steps: Step[]) {
  const folder = test.info().outputPath('site');
  for (const [name, body] of Object.entries(pages)) {
    await mkdir(join(folder, name), { recursive: true });
    const head =
      '<!doctype html><html lang="en"><link rel="icon" href="/favicon.svg"><title>A</title>';
    await writeFile(join(folder, name, 'index.html'), `${head}<h1>${name}</h1>${body}`);
  }
  for (const name of ['picture.svg', 'favicon.svg']) await writeFile(join(folder, name), PICTURE);
  const server = await serveVisits(folder);
  try {
    return await runVisit(browser, server.origin, steps);
  } finally {
    await server.close();
  }
}

const open: Step = { kind: 'open', address: '/' };
const tapNext: Step = { kind: 'tap', address: '/next' };

test('a visit goes on where a page lacks a link, a number or a form @long', async ({ browser }) => {
  const steps: Step[] = [open, tapNext, { kind: 'call' }, { kind: 'form' }];
  const figures = await visit(browser, { '.': '' }, steps);
  expect(figures.map(({ missing }) => missing)).toEqual([
    undefined,
    '/ has no link to /next',
    '/ has no link to tel:',
    '/ has no form that asks for an e-mail address',
  ]);
});

test('a visit finds a link by its address in a menu that is still opening @long', async ({
  browser,
}) => {
  const menu = `<header><button onclick="setTimeout(() => (pages.hidden = false), 300)">Menu</button>
    <nav id="pages" hidden><a href="/next/">Next</a></nav></header>`;
  const [, next] = await visit(browser, { '.': menu, next: '' }, [open, tapNext]);
  expect(next).toMatchObject({ step: 'tap /next', first: expect.any(Number), requests: 1 });
});

test('a step pays for what its page asks for late, and for nothing of the step before @long', async ({
  browser,
}) => {
  const late = `<a href="/next/">Next</a><script>
    onload = () => setTimeout(() => (document.body.append(new Image()), document.images[0].src = '/picture.svg'), 400);
  </script>`;
  const figures = await visit(browser, { '.': late, next: '' }, [open, tapNext]);
  expect(figures.map(({ requests }) => requests)).toEqual([2, 1]);
  expect(Object.keys(figures[0]?.kinds ?? {})).toEqual(['pages', 'pictures']);
});
