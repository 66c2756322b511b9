import type { Page } from 'playwright/test';
import { messagesIn } from '#/messages/messages.ts';
import { expect, test } from './fixtures/siteTest.ts';
import {
  expectHydrated,
  holdRequests,
  ISLAND_FILES,
  islandsNamed,
  press,
  hydrate,
  watchComplaints,
} from './fixtures/islands.ts';

const { format, video } = messagesIn('en');
const VIDEO_FILES = '**/*.mp4';

const dialogOf = (page: Page) => page.locator('#video-dialog');
const playerOf = (page: Page) => dialogOf(page).locator('video');
const alertOf = (page: Page) => dialogOf(page).getByRole('alert');
const triggerOf = (page: Page, kind: 'item' | 'gallery') =>
  page.locator(`a[data-video="${kind}"]`).first();
const islandOf = (page: Page) => islandsNamed(page, 'VideoModal');

const expectPlaying = (page: Page) =>
  expect
    .poll(() => playerOf(page).evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0);

async function openHydrated(page: Page, route: string) {
  await page.goto(route);
  await hydrate(islandOf(page));
}

test("a dish's video closes in four ways", async ({ page, hasTouch }) => {
  await openHydrated(page, '/services/');
  const trigger = triggerOf(page, 'item');
  const button = dialogOf(page).getByRole('button', { name: video.closeVideo });
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
    await expect(playerOf(page)).toHaveCount(0);
  }
});

test('a gallery video that is closed during its check stays closed', async ({ page }) => {
  await openHydrated(page, '/video-gallery/');
  const release = await holdRequests(page, VIDEO_FILES);
  await triggerOf(page, 'gallery').press('Enter');
  await expect(dialogOf(page).getByRole('status')).toHaveText(video.checking);
  const checked = page.waitForResponse(VIDEO_FILES);
  await page.keyboard.press('Escape');
  release();
  await checked;
  await expect(dialogOf(page)).toBeHidden();
  await expect(playerOf(page)).toHaveCount(0);
});

for (const [kind, route, broken] of [
  ['item', '/services/', video.failed],
  ['gallery', '/video-gallery/', format(video.inaccessible, { status: '404 Not Found' })],
] as const) {
  test(`a video of the kind ${kind} shows its error, and closing clears it`, async ({
    page,
    hasTouch,
  }) => {
    await page.route(VIDEO_FILES, (request) => request.fulfill({ status: 404 }));
    await openHydrated(page, route);
    await press(triggerOf(page, kind), 'pointer', hasTouch);
    await expect(alertOf(page)).toHaveText(broken);
    await expect(playerOf(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
    await expect(dialogOf(page).locator('[role=alert]')).toBeEmpty();
  });
}

test('without the island’s files a press on a video opens its file', async ({ page }) => {
  await page.route(ISLAND_FILES, (route) => route.abort());
  await page.goto('/video-gallery/');
  const address = (await triggerOf(page, 'gallery').getAttribute('href')) ?? '';
  await triggerOf(page, 'gallery').press('Enter');
  await expect(page).toHaveURL(address);
});

test('an early press on a video is shown, and plays it once after its check', async ({
  page,
  hasTouch,
}) => {
  const complaints = watchComplaints(page);
  const release = await holdRequests(page, ISLAND_FILES);
  const releaseVideo = await holdRequests(page, VIDEO_FILES);
  await page.goto('/video-gallery/');
  const trigger = triggerOf(page, 'gallery');
  await press(trigger, 'pointer', hasTouch);
  await expect(trigger).toHaveAttribute('aria-busy', 'true');
  await press(trigger, 'keyboard', hasTouch);
  release();
  await expectHydrated(islandOf(page));
  await expect(dialogOf(page).getByRole('status')).toHaveText(video.checking);
  await expect(playerOf(page)).toBeHidden();
  releaseVideo();
  await expectPlaying(page);
  await expect(dialogOf(page).getByRole('status')).toBeHidden();
  await expect(trigger).not.toHaveAttribute('aria-busy');
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(trigger).toBeFocused();
  expect(complaints).toEqual([]);
});
