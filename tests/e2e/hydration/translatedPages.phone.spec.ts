import { expect, type Page } from 'playwright/test';
import { CHANGES, changeIsland, lostNodes, rememberNodes } from './changedPage.ts';
import {
  expectHydrated,
  holdRequests,
  ISLAND_FILES,
  islandsNamed,
  hydrate,
  watchComplaints,
} from '../fixtures/islands.ts';
import { CONTACT, test } from '../fixtures/leadForms.ts';
import { longUnless } from '../fixtures/long.ts';

/** An island, a visitor's actions before hydration, what must still hold afterwards, and the next actions. */
interface Walk {
  island: string;
  route: string;
  prepare: (page: Page) => Promise<void>;
  holds: (page: Page) => Promise<void>;
  goOn: (page: Page) => Promise<void>;
}

const select = (page: Page, level: string) => page.locator(`select[name=${level}]`);
/** By its id: its label changes with the page. */
const field = (page: Page, name: string) => page.locator(`#${CONTACT.id}-${name}`);
const receipt = (page: Page) => page.getByText(/^Received at /);
async function fillForm(page: Page) {
  for (const [name, value] of Object.entries(CONTACT.typed)) await field(page, name).fill(value);
  await field(page, 'terms').check();
  await field(page, 'email').focus();
}
const cards = (page: Page) => page.locator('main astro-island h3');

const WALKS: Walk[] = [
  {
    island: 'TabStrip',
    route: '/menu/',
    prepare: async (page) => {
      await page.locator('[data-tabs] .strip a').nth(1).press('Enter');
      await page.locator('[data-tabs] .strip a').nth(1).focus(); // following a link removes the focus
    },
    holds: async (page) => {
      await expect(page.locator('[data-tabs] .strip a').nth(1)).toBeFocused();
      await expect(page.locator('.panels > *').nth(1)).toBeVisible();
    },
    goOn: async (page) => {
      await page.keyboard.press('ArrowRight');
      await expect(page.locator('[role=tab][aria-selected=true]')).toHaveCount(1);
      await expect(page.locator('.panels > *').nth(2)).toBeVisible();
      await expect(page.locator('.panels > *').nth(1)).toBeHidden();
    },
  },
  {
    island: 'FranchiseFinder',
    route: '/franchises-list/',
    prepare: (page) => select(page, 'state').focus(),
    holds: (page) => expect(select(page, 'state')).toBeFocused(),
    goOn: async (page) => {
      await select(page, 'state').selectOption('maharashtra');
      await expect(cards(page)).toHaveCount(0);
      await expect(page.locator('main astro-island [role=status]')).toHaveText(
        'Select a city to view franchises',
      );
      await select(page, 'city').selectOption({ index: 1 });
      await expect(cards(page)).not.toHaveCount(0);
      await select(page, 'country').selectOption('united-kingdom');
      await expect(cards(page)).toHaveCount(0);
    },
  },
  {
    island: 'FormIsland',
    route: CONTACT.route,
    prepare: fillForm,
    holds: async (page) => {
      for (const [name, value] of Object.entries(CONTACT.typed)) {
        await expect(field(page, name)).toHaveValue(value);
      }
      await expect(field(page, 'terms')).toBeChecked();
      await expect(field(page, 'email')).toBeFocused();
    },
    goOn: async (page) => {
      await field(page, 'name').fill('');
      await field(page, 'name').press('Enter');
      await expect(field(page, 'name-error')).toBeVisible();
      await field(page, 'name').fill('Asha');
      await expect(field(page, 'name-error')).toBeHidden();
      await field(page, 'name').press('Enter');
      await expect(receipt(page)).toBeVisible();
    },
  },
];

for (const { island, route, prepare, holds, goOn } of WALKS) {
  for (const change of CHANGES) {
    const isShort = island === 'FormIsland' && change === 'words in <font>';
    test(`${island} hydrates over ${change} without losing a node${longUnless(isShort)}`, async ({
      page,
    }) => {
      const complaints = watchComplaints(page);
      const release = await holdRequests(page, ISLAND_FILES);
      await page.goto(route);
      const element = islandsNamed(page, island).first();
      await prepare(page);
      await changeIsland(element, change);
      await rememberNodes(element);
      release();
      await expectHydrated(element);
      expect(await lostNodes(element)).toEqual([]);
      if (change === 'a foreign element') {
        expect(await element.locator('.foreign').count()).toBeGreaterThan(0);
      }
      await holds(page);
      await goOn(page);
      expect(complaints).toEqual([]);
    });

    test(`${island} goes on over ${change} that come after hydration @long`, async ({ page }) => {
      const complaints = watchComplaints(page);
      await page.goto(route);
      const element = islandsNamed(page, island).first();
      await hydrate(element);
      await prepare(page);
      await holds(page);
      await changeIsland(element, change);
      await holds(page);
      await goOn(page);
      expect(complaints).toEqual([]);
    });
  }
}

for (const change of CHANGES) {
  test(`a lead held over ${change} is sent${longUnless(change === 'other words')}`, async ({
    page,
    site,
  }) => {
    const release = await holdRequests(page, ISLAND_FILES);
    await page.goto(CONTACT.route);
    await fillForm(page);
    await page.keyboard.press('Enter');
    await changeIsland(islandsNamed(page, 'FormIsland'), change);
    release();
    await expect(receipt(page)).toBeVisible();
    expect(site.leads.map(({ payload }) => payload)).toEqual([CONTACT.payload]);
  });
}
