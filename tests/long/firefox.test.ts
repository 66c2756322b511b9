import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { contactForm } from '#/features/forms/formDefinitions.ts';
import { ensureProgram } from '../fixtures/ensureProgram.ts';
import { startTestSite, type TestSite } from '#/tools/startTestSite.ts';
import { messagesIn } from '#/messages/messages.ts';
import { routeOfEachKindInEachLanguage } from '../fixtures/routeOfEachKind.ts';

const PATIENCE = { timeout: 20_000, interval: 100 };
const PHONE = { width: 412, height: 823 };
const SIZES = [
  ['phone', PHONE],
  ['desktop', { width: 1280, height: 800 }],
] as const;
const TYPED = { name: 'Asha Patel', email: 'asha@mail.example', phone: '5000001234' };
/** Firefox's error about a font that was still loading when the page was left. */
const LEFT_EARLY = /downloadable font: download failed .* status=2152398850/;

let site: TestSite;
let firefox: Browser;

beforeAll(async () => {
  site = await startTestSite();
  const executablePath = await ensureProgram('firefox-esr');
  firefox = await puppeteer.launch({ browser: 'firefox', executablePath });
});

beforeEach(() => {
  for (const [name, value] of Object.entries(site.environment)) vi.stubEnv(name, value);
});

afterAll(async () => {
  await firefox.close();
  await site.close();
});

/** Opens a tab of this size; `complaints` collects errors and warnings of the page and the browser. */
async function openTab(size: { width: number; height: number }) {
  const page = await firefox.newPage();
  const complaints: string[] = [];
  const note = (complaint: string) => {
    if (!LEFT_EARLY.test(complaint)) complaints.push(complaint);
  };
  page.on('pageerror', (error) => note(String(error)));
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) note(message.text());
  });
  await page.setViewport(size);
  return { page, complaints };
}

const islandNamed = (name: string) => `astro-island[component-url*="/${name}."]`;
const STRIP = islandNamed('TabStrip');
const FIRST_MENU = 'header nav details:first-of-type > summary';
const LAST_MENU = 'header nav details:last-of-type > summary';

/** Expressions to evaluate in the page. */
const count = (selector: string) => `document.querySelectorAll('${selector}').length`;
const OPEN_MENUS = count('header details[open]');
const OPEN_DIALOGS = count('dialog[open]');
const SELECTED_TAB = `[...document.querySelectorAll('${STRIP} [role="tab"]')].findIndex((tab) => tab.ariaSelected === 'true')`;
const SHOWN_PANELS = `[...document.querySelectorAll('[role="tabpanel"]')].flatMap((panel, index) => panel.checkVisibility() ? [index] : [])`;
const BEYOND = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

/** Waits until an expression evaluated in the page has this value. */
const expectPage = (page: Page, expression: string, value: unknown) =>
  vi.waitFor(
    async () => expect(await page.evaluate(expression), expression).toEqual(value),
    PATIENCE,
  );

const expectHydrated = (page: Page, island: string) =>
  expectPage(page, count(`${islandNamed(island)}[data-hydration="hydrated"]`), 1);

/** Fills in the contact form and sends it without waiting. */
async function sendContact(page: Page, message: string): Promise<void> {
  const form = `#${contactForm.id}`;
  for (const [name, text] of Object.entries({ ...TYPED, message })) {
    await page.type(`${form} [name="${name}"]`, text);
  }
  await page.click(`${form} [name="terms"]`);
  await page.click(`${form} [type="submit"]`);
}

describe.each(SIZES)('on a %s', (_, size) => {
  let page: Page;
  let complaints: string[];
  const open = (route: string) => page.goto(site.environment.TEST_SITE_ORIGIN + route);

  beforeAll(async () => {
    ({ page, complaints } = await openTab(size));
  });
  afterAll(() => expect(complaints).toEqual([]));

  test('every kind of page opens without a complaint and fits the width', async () => {
    const tooWide: string[] = [];
    for (const route of routeOfEachKindInEachLanguage()) {
      await open(route);
      // Until the web font has loaded, letters without a system font are wide boxes.
      const fits = async () => Number(await page.evaluate(BEYOND)) <= 0;
      await vi.waitUntil(fits, PATIENCE).catch(() => tooWide.push(route));
    }
    expect(tooWide).toEqual([]);
  });

  test('the menu opens at the first press, and closes on Escape', async () => {
    await open('/about/');
    await page.click(size.width < 768 ? FIRST_MENU : LAST_MENU);
    await expectPage(page, OPEN_MENUS, 1); // opening the menu hydrates nothing
    await page.keyboard.press('Tab');
    await expectHydrated(page, 'HeaderMenu');
    await page.keyboard.press('Escape');
    await expectPage(page, OPEN_MENUS, 0);
  });

  test('a tab shows its panel at the first press', async () => {
    await open('/menu/');
    await page.click(`${STRIP} li:nth-child(2) a`);
    await expectHydrated(page, 'TabStrip');
    await expectPage(page, SELECTED_TAB, 1);
    await expectPage(page, SHOWN_PANELS, [1]);
    await page.keyboard.press('ArrowRight');
    await expectPage(page, SELECTED_TAB, 2);
    await expectPage(page, SHOWN_PANELS, [2]);
  });

  test("a choice in the finder goes to the chosen place's page", async () => {
    const surat = '/franchises-list/india/gujarat/surat/';
    await open('/franchises-list/');
    await page.select('#city', surat);
    await expectPage(page, 'location.pathname', surat);
  });

  test('a dish opens its video in a dialog, which Escape closes', async () => {
    await open('/services/');
    await page.evaluate(
      "document.querySelector('a[data-video]').scrollIntoView({ block: 'center' })",
    );
    await page.click('a[data-video]');
    await expectPage(page, OPEN_DIALOGS, 1);
    await page.keyboard.press('Escape');
    await expectPage(page, OPEN_DIALOGS, 0);
  });

  test('the contact form sends what was typed before it hydrated', async () => {
    await open('/contact/');
    const message = `From Firefox at ${size.width}`;
    await sendContact(page, message);
    const said = `document.querySelector('#${contactForm.id}').closest('section').innerText`;
    await expectPage(page, said, expect.stringContaining(messagesIn('en').contact.fields.sent));
    const leads = await fetch(`${site.environment.TEST_API}/leads`);
    expect(await leads.text()).toContain(message);
  });
});
