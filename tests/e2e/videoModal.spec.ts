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
  type Input,
} from '../fixtures/islands.ts';
import { longUnless } from '../fixtures/long.ts';

const INPUTS: Input[] = ['pointer', 'keyboard'];
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

/** Answers the check of a video, and lets the request for the video itself pass. */
const answerCheck = (page: Page, answer: 'refuse' | 'never' | number) =>
  page.route(VIDEO_FILES, async (route) => {
    if (route.request().method() !== 'HEAD') await route.continue();
    else if (answer === 'refuse') await route.abort();
    else if (answer !== 'never') {
      const headers = { 'access-control-allow-origin': '*' };
      await route.fulfill({ status: answer, headers });
    }
  });

for (const input of INPUTS) {
  const long = longUnless(input === 'pointer');
  test(`a dish's video opens, plays and closes by ${input}${long}`, async ({ page, hasTouch }) => {
    await openHydrated(page, '/services/');
    const trigger = triggerOf(page, 'item');
    await press(trigger, input, hasTouch);
    await expect(dialogOf(page)).toBeVisible();
    await expectPlaying(page);
    await press(dialogOf(page).getByRole('button', { name: 'Close video' }), input, hasTouch);
    await expect(dialogOf(page)).toBeHidden();
    await expect(trigger).toBeFocused();
    await expect(playerOf(page)).not.toHaveAttribute('src');
  });

  test(`a gallery video is checked and then plays by ${input}${long}`, async ({
    page,
    hasTouch,
  }) => {
    await openHydrated(page, '/video-gallery/');
    const release = await holdRequests(page, VIDEO_FILES);
    await press(triggerOf(page, 'gallery'), input, hasTouch);
    await expect(dialogOf(page).getByRole('status')).toHaveText('Checking video...');
    await expect(playerOf(page)).toBeHidden();
    release();
    await expectPlaying(page);
    await expect(dialogOf(page).getByRole('status')).toBeHidden();
  });
}

test('the dialog closes on Escape, beside the video and at its end', async ({ page, hasTouch }) => {
  await openHydrated(page, '/services/');
  const trigger = triggerOf(page, 'item');
  const closings = [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(20, 20),
    () => playerOf(page).dispatchEvent('ended'),
  ];
  for (const close of closings) {
    await press(trigger, 'pointer', hasTouch);
    await expect(dialogOf(page)).toBeVisible();
    await close();
    await expect(dialogOf(page)).toBeHidden();
    await expect(trigger).toBeFocused();
  }
});

test('a dish without a video says so', async ({ page, hasTouch }) => {
  await openHydrated(page, '/services/');
  await press(emptyTriggerOf(page, 'item'), 'pointer', hasTouch);
  await expect(alertOf(page)).toHaveText('No video available for this item.');
  await expect(playerOf(page)).toBeHidden();
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

test('a dialog opened again in the task in which it closed keeps its message', async ({ page }) => {
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

test('a thumbnail without a video says so', async ({ page, hasTouch }) => {
  await openHydrated(page, '/video-gallery/');
  await press(emptyTriggerOf(page, 'gallery'), 'pointer', hasTouch);
  await expect(alertOf(page)).toHaveText('Invalid video file. Missing video property.');
});

test('a gallery video that is not there names the status', async ({ page, hasTouch }) => {
  await answerCheck(page, 404);
  await openHydrated(page, '/video-gallery/');
  await press(triggerOf(page, 'gallery'), 'pointer', hasTouch);
  await expect(alertOf(page)).toHaveText('Video URL inaccessible: 404 Not Found');
});

for (const answer of ['refuse', 'never'] as const) {
  const long = longUnless(answer === 'refuse');
  test(`a check that meets a server which answers "${answer}" fails${long}`, async ({
    page,
    hasTouch,
  }) => {
    await answerCheck(page, answer);
    await openHydrated(page, '/video-gallery/');
    await press(triggerOf(page, 'gallery'), 'pointer', hasTouch);
    await expect(alertOf(page)).toHaveText('Failed to access video URL. Check server or CORS.');
  });
}

for (const status of [405, 501]) {
  test(`a gallery video plays if its server answers ${status} to the check`, async ({
    page,
    hasTouch,
  }) => {
    await answerCheck(page, status);
    await openHydrated(page, '/video-gallery/');
    await press(triggerOf(page, 'gallery'), 'pointer', hasTouch);
    await expectPlaying(page);
  });
}

for (const [route, kind] of [
  ['/services/', 'item'],
  ['/video-gallery/', 'gallery'],
] as const) {
  test(`the first press on a video of ${route} shows that it is at work, and opens it once`, async ({
    page,
    hasTouch,
  }) => {
    const complaints = watchComplaints(page);
    const release = await holdRequests(page, ISLAND_FILES);
    await page.goto(route);
    await press(triggerOf(page, kind), 'pointer', hasTouch);
    await expect(triggerOf(page, kind)).toHaveAttribute('aria-busy', 'true');
    await press(triggerOf(page, kind), 'keyboard', hasTouch);
    release();
    await expectHydrated(islandOf(page));
    await expectPlaying(page);
    await expect(triggerOf(page, kind)).not.toHaveAttribute('aria-busy');
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
    await expect(triggerOf(page, kind)).toBeFocused();
    expect(complaints).toEqual([]);
  });

  test(`a pressed video of ${route} opens by its link where React never arrives`, async ({
    page,
    hasTouch,
  }) => {
    await holdRequests(page, ISLAND_FILES);
    await page.clock.install();
    await page.goto(route);
    const file = await triggerOf(page, kind).getAttribute('href');
    await press(triggerOf(page, kind), 'pointer', hasTouch);
    await expect(triggerOf(page, kind)).toHaveAttribute('aria-busy', 'true');
    await page.clock.fastForward(11_000);
    await expect(page).toHaveURL(file ?? '');
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a video link leads to the file', async ({ page }) => {
    await page.goto('/video-gallery/');
    await expect(triggerOf(page, 'gallery')).toHaveAttribute('href', /\.mp4$/);
  });
});
