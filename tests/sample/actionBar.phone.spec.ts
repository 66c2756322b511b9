import type { Page } from 'playwright/test';
import { expect, test } from '../e2e/fixtures/siteTest.ts';
import { heading, outlets } from '../e2e/fixtures/finder.ts';

const barOf = (page: Page) => page.getByRole('navigation', { name: 'Ways to reach us' });

/** Tells whether a tap on the middle of each link would hit it. */
const isOnTop = (page: Page) =>
  barOf(page).evaluate((bar) =>
    [...bar.querySelectorAll('a')].every((link) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }),
  );

const textOf = (address: string) => new URL(address).searchParams.get('text');

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('is visible at once, and names the subject of the page', async ({ page }) => {
    for (const route of ['/franchise-details/', '/franchises-list/india/gujarat/surat/']) {
      await page.goto(route, { waitUntil: 'commit' });
      await expect(barOf(page)).toBeInViewport({ ratio: 1 });
      await expect.poll(() => isOnTop(page)).toBe(true);
    }
    await expect(page.getByRole('button', { name: 'Near me' })).toBeHidden();
    const links = barOf(page).getByRole('link');
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const chats = targets.splice(1, targets.length - 2);
    expect(targets).toEqual(['#outlets', '/contact/#write']);
    expect(chats.map((chat) => chat?.split('?')[0])).toEqual(['https://wa.example/915000001234']);
    for (const chat of chats) {
      expect(textOf(chat ?? '')).toBe(
        'Hello, I have a question about Franchises in Surat, Gujarat, India.',
      );
    }
  });
});

test('calls the only outlet of a city, or links to the list of several @long', async ({ page }) => {
  const call = barOf(page).getByRole('link', { name: 'Call' });
  for (const [address, target] of [
    ['/franchises-list/india/gujarat/jamnagar/', 'tel:+915000001234'],
    ['/franchises-list/united-kingdom/greater-london/harrow/', 'tel:+442079460139'],
  ] as const) {
    await page.goto(address);
    await expect(call).toHaveAttribute('href', target);
  }
  await page.goto('/franchises-list/india/gujarat/surat/');
  await call.tap();
  await expect(heading(page)).toBeInViewport();
  await expect(outlets(page).first()).toBeInViewport();
});

test('never covers the focused element @long', async ({ page }) => {
  await page.goto('/franchises-list/');
  const count = await page.locator('a, button, summary, input, select, textarea').count();
  for (let step = 0; step < count; step += 1) {
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate(() => {
      const focused = document.activeElement;
      const bar = document.querySelector('.actions, nav[aria-label="Ways to reach us"]');
      if (!focused || focused === document.body || !bar || bar.contains(focused)) return;
      const { bottom, top } = focused.getBoundingClientRect();
      const edge = bar.getBoundingClientRect();
      const [x, y] = [edge.x + 5, edge.y + 5];
      const isAbove = bar.contains(document.elementFromPoint(x, y));
      return isAbove && top >= edge.top && bottom <= edge.bottom ? focused.outerHTML : undefined;
    });
    expect(hidden).toBeUndefined();
  }
});

test('stays visible over the footer if one of its links has the focus', async ({ page }) => {
  await page.goto('/menu/');
  await page.locator('footer').evaluate((footer) => footer.scrollIntoView({ block: 'start' }));
  await barOf(page).getByRole('link', { name: 'Call' }).focus();
  await expect.poll(() => isOnTop(page)).toBe(true);
});

test('leaves the screen to an on-screen keyboard @long', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 380 });
  await page.goto('/franchises-list/');
  await expect(barOf(page)).not.toBeInViewport();
  await page.getByRole('contentinfo').evaluate((footer) => footer.scrollIntoView());
  await expect.poll(() => isOnTop(page)).toBe(true);
});
