import type { Page } from 'playwright/test';
import { expect, test } from './fixtures/siteTest.ts';
import sharp from 'sharp';
import { holdRequests } from './fixtures/islands.ts';
import { routeOfEachKind } from '../fixtures/routeOfEachKind.ts';

const SALT = [232, 236, 231];

/** Texts over a picture without their own ground: no palette can guarantee their contrast. */
const textsOnPictures = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isOpaque = (element: Element) => /^rgb\(/.test(getComputedStyle(element).backgroundColor);
    const isOver = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
    const pictures = [...document.querySelectorAll('main img')];
    const found: string[] = [];
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, 4);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (!parent?.checkVisibility() || parent.closest('script, style, template')) continue;
      if (parent.clientHeight === 1) continue; // for screen readers only
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const place = range.getBoundingClientRect();
      for (const picture of pictures) {
        if (!isOver(place, picture.getBoundingClientRect())) continue;
        let ground: Element | null = parent;
        while (ground && !ground.contains(picture) && !isOpaque(ground)) {
          ground = ground.parentElement;
        }
        if (!ground || ground.contains(picture)) found.push(walker.currentNode.textContent ?? '');
      }
    }
    return found;
  });

test('no text relies on a picture for its contrast @long', async ({ page }) => {
  await holdRequests(page, /\.(avif|webp|js)$/); // no slider runs
  for (const route of routeOfEachKind()) {
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    for (const width of [412, 1280]) {
      await page.setViewportSize({ width, height: 823 });
      expect.soft(await textsOnPictures(page), `${route}, ${width} px`).toEqual([]);
    }
  }
});

test('forms stay on the screen, the ways to reach the business go on paper too', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  for (const route of ['/franchise-details/', '/testimonial/']) {
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('form', { has: page.locator('[name=email]') }), route).toBeHidden();
    await expect(page.locator('body > nav:visible'), route).toHaveCount(0);
  }
  await page.goto('/contact/', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('main dl').first()).toBeVisible();
});

test('every answer goes on paper', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/faqs/', { waitUntil: 'domcontentloaded' });
  const closed = page.locator('.faqs details:not([open])').first();
  await expect(closed.locator('p').first()).toBeVisible();
});

test('a browser that darkens pages leaves the colours as they are', async ({ page }) => {
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light only');
});

test('a picture that cannot be had leaves an empty thali in its place', async ({ page }) => {
  await page.route('**/_media/**', (route) => route.abort());
  await page.goto('/menu/');
  const picture = page.locator('main picture').first();
  const middleOf = async () => {
    await picture.evaluate((element) => element.scrollIntoView({ block: 'center' })); // below the tabs
    const image = sharp(await picture.screenshot()).removeAlpha();
    const { width, height } = await image.metadata();
    const left = Math.round(width / 2);
    const middle = image.extract({ left, top: Math.round(height / 2), width: 1, height: 1 });
    return [...(await middle.raw().toBuffer())];
  };
  await expect.poll(middleOf).toEqual(SALT);
});

test('the menu on paper holds every category @long', async ({ page }) => {
  await page.goto('/menu/');
  const categories = await page.locator('[data-tabs] .strip li').count();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.board h2:visible')).toHaveCount(categories);
  await expect(page.locator('[data-tabs] .strip')).toBeHidden();
});

test('with forced colours the chosen rent still differs from the others @long', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/franchise-details/');
  const borderOf = (checked: boolean) =>
    page
      .getByRole('radio', { checked })
      .first()
      .evaluate(({ nextElementSibling: label }) => label && getComputedStyle(label).borderColor);
  const chosen = await borderOf(true);
  expect(chosen).toMatch(/^rgb/);
  expect(chosen).not.toBe(await borderOf(false));
});

test('with forced colours a list keeps its bullets', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/franchise-details/');
  await expect(page.locator('article .bullets > li').first()).toHaveCSS('list-style-type', 'disc');
});
