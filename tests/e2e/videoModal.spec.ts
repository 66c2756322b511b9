import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures/siteTest.ts';
import {
  expectHydrated,
  holdRequests,
  ISLAND_FILES,
  islandsNamed,
  press,
  hydrate,
  watchComplaints,
} from '../fixtures/islands.ts';

const VIDEO_FILES = '**/*.mp4';

const dialogOf = (page: Page) => page.locator('#video-dialog');
const playerOf = (page: Page) => dialogOf(page).locator('video');
const alertOf = (page: Page) => dialogOf(page).getByRole('alert');
const triggerOf = (page: Page, kind: 'item' | 'gallery') =>
  page.locator(`a[data-video="${kind}"]`).first();
const emptyTriggerOf = (page: Page, kind: 'item' | 'gallery') =>
  page.locator(`button[data-video="${kind}"]`).first();
const islandOf = (page: Page) => islandsNamed(page, 'VideoModal');

const expectPlaying = (page: Page) =>
  expect
    .poll(() => playerOf(page).evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0);

async function openHydrated(page: Page, route: string) {
  await page.goto(route);
  await hydrate(islandOf(page));
}

test('a gallery video is checked and then plays', async ({ page }) => {
  await openHydrated(page, '/video-gallery/');
  const release = await holdRequests(page, VIDEO_FILES);
  await triggerOf(page, 'gallery').press('Enter');
  await expect(dialogOf(page).getByRole('status')).toHaveText('Checking video...');
  await expect(playerOf(page)).toBeHidden();
  release();
  await expectPlaying(page);
  await expect(dialogOf(page).getByRole('status')).toBeHidden();
});

test('a dish opens its video, which closes by its button, on Escape, beside it and at its end', async ({
  page,
  hasTouch,
}) => {
  await openHydrated(page, '/services/');
  const trigger = triggerOf(page, 'item');
  const button = dialogOf(page).getByRole('button', { name: 'Close video' });
  const closings = [
    () => press(button, 'pointer', hasTouch),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(20, 20),
    () => playerOf(page).dispatchEvent('ended'),
  ];
  for (const close of closings) {
    await press(trigger, 'pointer', hasTouch);
    await expect(dialogOf(page)).toBeVisible();
    await expectPlaying(page);
    await close();
    await expect(dialogOf(page)).toBeHidden();
    await expect(trigger).toBeFocused();
    await expect(playerOf(page)).not.toHaveAttribute('src');
  }
});

test('a video that cannot be played says so, and closing clears it', async ({ page, hasTouch }) => {
  await page.route(VIDEO_FILES, (route) => route.fulfill({ status: 404 }));
  await openHydrated(page, '/services/');
  await press(triggerOf(page, 'item'), 'pointer', hasTouch);
  await expect(alertOf(page)).toHaveText('Failed to load video. Check file or server.');
  await expect(playerOf(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(dialogOf(page).locator('[role=alert]')).toBeEmpty();
});

test('a dialog opened again in the task in which it closed keeps its message @long', async ({
  page,
}) => {
  await openHydrated(page, '/services/');
  await triggerOf(page, 'item').press('Enter');
  await expect(dialogOf(page)).toBeVisible();
  await emptyTriggerOf(page, 'item').evaluate((trigger: HTMLElement) => {
    const closed = new Promise((resolve) => {
      document.querySelector('dialog')?.addEventListener('close', resolve, { once: true });
    });
    document.querySelector('dialog')?.close();
    trigger.focus();
    trigger.click();
    return closed;
  });
  await expect(alertOf(page)).toHaveText('No video available for this item.');
  await page.keyboard.press('Escape');
  await expect(emptyTriggerOf(page, 'item')).toBeFocused();
});

test('the first press on a video shows that it is at work, and opens it once', async ({
  page,
  hasTouch,
}) => {
  const complaints = watchComplaints(page);
  const release = await holdRequests(page, ISLAND_FILES);
  await page.goto('/video-gallery/');
  const trigger = triggerOf(page, 'gallery');
  await press(trigger, 'pointer', hasTouch);
  await expect(trigger).toHaveAttribute('aria-busy', 'true');
  await press(trigger, 'keyboard', hasTouch);
  release();
  await expectHydrated(islandOf(page));
  await expectPlaying(page);
  await expect(trigger).not.toHaveAttribute('aria-busy');
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(trigger).toBeFocused();
  expect(complaints).toEqual([]);
});

test('a pressed video opens by its link where React never arrives', async ({ page, hasTouch }) => {
  await holdRequests(page, ISLAND_FILES);
  await page.clock.install();
  await page.goto('/services/');
  const trigger = triggerOf(page, 'item');
  const file = await trigger.getAttribute('href');
  await press(trigger, 'pointer', hasTouch);
  await page.clock.fastForward(11_000);
  await expect(page).toHaveURL(file ?? '');
});
