import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '~/commands/startTestSite';
import { contactForm } from '~/forms/contactForm';
import { ensureProgram } from '~/lib/debianPackage';
import { routeOfEachKind } from '../fixtures/routeOfEachKind';

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

/** A page of a phone's size, and what it complained of. */
async function open(route: string): Promise<{ page: Page; complaints: string[] }> {
  const page = await firefox.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) complaints.push(message.text());
  });
  await page.setViewport({ width: 412, height: 823 });
  await page.goto(site.environment.TEST_SITE_ORIGIN + route);
  return { page, complaints };
}

/** Awaits an island that has been reached for. */
const awake = (page: Page, name: string) =>
  page.waitForSelector(`astro-island[component-url*="/${name}."]:not([ssr])`);

test('every kind of page opens without a complaint and fits the width', async () => {
  const found: string[] = [];
  for (const route of await routeOfEachKind(site.environment.TEST_SITE_DIR)) {
    const { page, complaints } = await open(route);
    found.push(...complaints.map((complaint) => `${route}: ${complaint}`));
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (beyond > 0) found.push(`${route}: ${beyond} px too wide`);
    await page.close();
  }
  expect(found).toEqual([]);
});

test('the menu opens at the first press and is closed by Escape once awake', async () => {
  const { page, complaints } = await open('/about/');
  const menu = await page.waitForSelector('header summary ::-p-text(Menu)');
  await menu?.click();
  await page.waitForSelector('header details[open]');
  await awake(page, 'HeaderMenu');
  await page.keyboard.press('Escape');
  await page.waitForSelector('header:not(:has(details[open]))');
  expect(complaints).toEqual([]);
  await page.close();
});

test('a tab shows its panel at the first press, and the next one by its arrow', async () => {
  const { page, complaints } = await open('/menu/');
  const strip = 'astro-island[component-url*="/TabStrip."]';
  const chosen = (place: number) =>
    page.waitForSelector(`${strip} :nth-child(${place}) > [role="tab"][aria-selected="true"]`);
  const tabs = await page.$$(`${strip} a`);
  await tabs[1]?.click();
  await awake(page, 'TabStrip');
  await chosen(2);
  await tabs[1]?.press('ArrowRight');
  await chosen(3);
  expect(complaints).toEqual([]);
  await page.close();
});

test('the contact form sends what was typed before it woke', async () => {
  const { page, complaints } = await open('/contact/');
  const typed = {
    name: 'Asha Patel',
    email: 'asha@mail.example',
    phone: '50000 01234',
    message: 'From another browser',
  };
  for (const [name, text] of Object.entries(typed)) {
    await page.type(`#${contactForm.id} [name="${name}"]`, text);
  }
  await page.click(`#${contactForm.id} [name="terms"]`);
  await page.click(`#${contactForm.id} [type="submit"]`);
  await page.waitForSelector(`::-p-text(${contactForm.sent})`);
  const leads = await fetch(`${site.environment.TEST_API}/leads`);
  expect(await leads.text()).toContain(typed.message);
  expect(complaints).toEqual([]);
  await page.close();
});
