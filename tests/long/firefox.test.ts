import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestSite, type TestSite } from '#/tools/startTestSite.ts';
import { words } from '#/words/words.ts';
import { contactForm } from '#/features/forms/contact/contactForm.ts';
import { franchiseForm } from '#/features/forms/franchise/franchiseForm.ts';
import type { BrowserTab, OtherBrowser } from '../fixtures/browsers/browserTab.ts';
import { startFirefox } from '../fixtures/browsers/firefox.ts';
import { startWebkit } from '../fixtures/browsers/webkit.ts';
import { routeOfEachKindInEachLanguage } from '../fixtures/routeOfEachKind.ts';

const FONTS_MS = 5_000;
const SIZES = [
  ['phone', { width: 412, height: 823 }],
  ['desktop', { width: 1280, height: 800 }],
] as const;
const BROWSERS = [
  ['Firefox', startFirefox],
  ['WebKit', startWebkit],
] as const;
const PATIENCE_MS = 15_000;

let site: TestSite;
const addressOf = (route: string) => site.environment.TEST_SITE_ORIGIN + route;

beforeAll(async () => {
  site = await startTestSite();
});

afterAll(() => site.close());

const islandNamed = (name: string) => `astro-island[component-url*="/${name}."]`;
const STRIP = islandNamed('TabStrip');
const FINDER = islandNamed('FranchiseFinder');

const FIRST_MENU = 'header nav > details:first-of-type > summary';
const LAST_MENU = 'header nav > details:last-of-type > summary';

/** Expressions about the visible page that work in every browser. */
const count = (selector: string) => `document.querySelectorAll('${selector}').length`;
const OPEN_MENUS = count('header details[open]');
const OPEN_DIALOGS = count('dialog[open]');
const SELECTED_TAB = `[...document.querySelectorAll('${STRIP} [role="tab"]')].findIndex((tab) => tab.ariaSelected === 'true')`;
const SHOWN_PANELS = `[...document.querySelectorAll('[role="tabpanel"]')].flatMap((panel, index) => panel.checkVisibility() ? [index] : [])`;
const FINDER_HEADING = `document.querySelector('${FINDER} h2').textContent`;
const OUTLETS = count(`${FINDER} h3`);

/** Waits until an expression in the page has this value. */
const expectPage = (tab: BrowserTab, expression: string, value: unknown) =>
  vi.waitFor(async () => expect(await tab.read(expression), expression).toEqual(value), {
    timeout: PATIENCE_MS,
    interval: 100,
  });

const expectHydrated = (tab: BrowserTab, island: string) =>
  expectPage(tab, count(`${islandNamed(island)}[data-hydration="hydrated"]`), 1);

describe.each(BROWSERS)('in %s', (_, start) => {
  let browser: OtherBrowser;

  beforeAll(async () => {
    browser = await start();
    console.log(`${browser.name} does not show: ${browser.limits.join('; ')}.`);
  });

  afterAll(() => browser.close());

  describe.each(SIZES)('on a %s', (_, size) => {
    let tab: BrowserTab;

    beforeAll(async () => {
      tab = await browser.newTab(size);
    });

    test('every kind of page in each language opens without a complaint and fits the width', async () => {
      const found: string[] = [];
      const beyond = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
      const routes = await routeOfEachKindInEachLanguage(site.environment.TEST_SITE_DIR);
      for (const route of routes) {
        await tab.open(addressOf(route));
        // Letters without a system font are wide boxes until the web font has loaded.
        const fits = async () => (await tab.read<number>(beyond)) <= 0;
        await vi.waitUntil(fits, { timeout: FONTS_MS }).catch(async () => {
          found.push(`${route}: ${await tab.read<number>(beyond)} px too wide`);
        });
      }
      expect([...found, ...tab.complaints()]).toEqual([]);
    });

    test('the menu opens at the first press and closes on Escape', async () => {
      await tab.open(addressOf('/about/'));
      await tab.click(size.width < 768 ? FIRST_MENU : LAST_MENU);
      await expectPage(tab, OPEN_MENUS, 1); // this does not hydrate
      await tab.press('Escape');
      await expectPage(tab, OPEN_MENUS, 0);
    });

    test('a tab shows its panel at the first press, and the next one by its arrow', async () => {
      await tab.open(addressOf('/menu/'));
      await tab.click(`${STRIP} li:nth-child(2) a`);
      await expectHydrated(tab, 'TabStrip');
      await expectPage(tab, SELECTED_TAB, 1);
      await expectPage(tab, SHOWN_PANELS, [1]);
      await tab.press('ArrowRight');
      await expectPage(tab, SELECTED_TAB, 2);
      await expectPage(tab, SHOWN_PANELS, [2]);
    });

    test('all islands of a page hydrate when they are reached at once', async () => {
      await tab.open(addressOf('/services/'));
      const reach = 'island.dispatchEvent(new Event("mouseover", { bubbles: true }))';
      await tab.read(`document.querySelectorAll('astro-island').forEach((island) => ${reach})`);
      await expectPage(tab, count('astro-island:not([data-hydration="hydrated"])'), 0);
    });

    test('the finder shows the outlets of a chosen city, and Back the ones before', async () => {
      await tab.open(addressOf('/franchises-list/'));
      const before = await tab.read<string>(FINDER_HEADING);
      await tab.click(`${FINDER} [name="state"]`);
      await expectHydrated(tab, 'FranchiseFinder');
      await tab.choose(`${FINDER} [name="state"]`, 'maharashtra');
      await tab.choose(`${FINDER} [name="city"]`, 'pune');
      await expectPage(tab, FINDER_HEADING, 'Franchises in Pune, Maharashtra, India');
      await expectPage(tab, OUTLETS, 3);
      await tab.back(); // the state on the way has no entry in the history
      await expectPage(tab, FINDER_HEADING, before);
    });

    test('a dish opens its video in a dialog, which Escape closes', async () => {
      await tab.open(addressOf('/services/'));
      await tab.read("document.querySelector('a[data-video]').scrollIntoView({ block: 'center' })");
      await tab.click('a[data-video]');
      await expectPage(tab, OPEN_DIALOGS, 1);
      await tab.press('Escape');
      await expectPage(tab, OPEN_DIALOGS, 0);
    });

    test('the contact form sends what was typed before it hydrated', async () => {
      await tab.open(addressOf('/contact/'));
      const form = `#${contactForm.id}`;
      const message = `From ${browser.name} at ${size.width}`;
      const typed = {
        name: 'Asha Patel',
        email: 'asha@mail.example',
        phone: '5000001234',
        message,
      };
      for (const [name, text] of Object.entries(typed)) {
        await tab.type(`${form} [name="${name}"]`, text);
      }
      await tab.click(`${form} [name="terms"]`);
      await tab.click(`${form} [type="submit"]`);
      const said = `document.querySelector('${form}').closest('section').innerText`;
      await expectPage(tab, said, expect.stringContaining(words('en').contact.fields.sent));
      const leads = await fetch(`${site.environment.TEST_API}/leads`);
      expect(await leads.text()).toContain(message);
    });

    test('a reload keeps what was typed, and leaves consent to be given anew', async () => {
      await tab.open(addressOf('/franchise-details/'));
      const form = `document.querySelector('#${franchiseForm.id}')`;
      await tab.type(`#${franchiseForm.id} [name="city"]`, 'Anand');
      await tab.click(`#${franchiseForm.id} [name="terms"]`);
      await expectPage(tab, `${form}.elements.terms.checked`, true);
      await tab.read('(window.isOld = true, location.reload())');
      await expectPage(tab, 'document.readyState + window.isOld', 'completeundefined');
      await expectPage(tab, `${form}.elements.city.value`, expect.stringContaining('Anand'));
      expect(await tab.read(`${form}.elements.terms.checked`)).toBe(false);
    });

    test('nothing was complained of on the way', () => {
      expect(tab.complaints()).toEqual([]);
    });
  });
});
