import { expect, test } from '../fixtures/siteTest.ts';
import { waitForFonts } from '#/tools/bench/waitForFonts.ts';
import {
  expectHydrated,
  holdRequests,
  ISLAND_FILES,
  limitHistory,
  press,
  hydrate,
  watchComplaints,
  type Input,
} from '../fixtures/islands.ts';
import { longUnless } from '../fixtures/long.ts';
import {
  expectSelected,
  expectShown,
  groupOf,
  openTabs,
  panelsOf,
  STRIPS,
  stripOf,
  tabsOf,
} from '../fixtures/tabs.ts';

const INPUTS: Input[] = ['pointer', 'keyboard'];

for (const [route, count] of STRIPS) {
  test(`${route} has its strips, each with the first panel shown, and hydrates them unchanged${longUnless(route === '/services/')}`, async ({
    page,
  }) => {
    const complaints = watchComplaints(page);
    await page.goto(route);
    await expect(page.locator('[data-tabs]')).toHaveCount(count);
    for (let index = 0; index < count; index += 1) {
      const group = groupOf(page, index);
      await expectShown(group, 0);
      await expect(tabsOf(group)).toHaveCount(await panelsOf(group).count());
    }
    for (let index = 0; index < count; index += 1) {
      const group = groupOf(page, index);
      await hydrate(stripOf(group));
      await expect(tabsOf(group).first()).toHaveRole('tab');
      await expectSelected(group, 0);
    }
    expect(complaints).toEqual([]);
  });
}

for (const state of ['pending', 'hydrated'] as const) {
  for (const input of INPUTS) {
    const long = longUnless(input === 'pointer');
    test(`a tab shows its panel by ${input} while ${state}${long}`, async ({ page, hasTouch }) => {
      const group = await openTabs(page, '/menu/', state);
      await press(tabsOf(group).nth(2), input, hasTouch);
      await expectShown(group, 2);
      const panel = await panelsOf(group).nth(2).getAttribute('id');
      await expect(page).toHaveURL(`/menu/#${encodeURI(panel ?? '')}`);
      await expect(tabsOf(group).nth(2)).toBeFocused();
    });
  }
}

for (const state of ['pending', 'hydrated'] as const) {
  test(`Back leaves a page on which tabs were chosen while ${state}`, async ({
    page,
    hasTouch,
  }) => {
    await page.goto('/404.html');
    for (const [route, index] of [
      ['/menu/', 2],
      ['/franchise-details/', 1],
    ] as const) {
      const group = await openTabs(page, route, state);
      await press(tabsOf(group).nth(1), 'pointer', hasTouch);
      await press(tabsOf(group).nth(index), 'pointer', hasTouch);
      await expectShown(group, index);
      await page.goBack();
      await expect(page).toHaveURL('/404.html');
    }
  });
}

test('an arrow key pressed before React arrives is answered once it has, and so are those after it', async ({
  page,
}) => {
  const release = await holdRequests(page, ISLAND_FILES);
  await page.goto('/menu/');
  const group = groupOf(page);
  await tabsOf(group).first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(group.getByRole('list').first()).toHaveAttribute('aria-busy', 'true');
  release();
  await expectSelected(group, 2);
  await expect(tabsOf(group).nth(2)).toBeFocused();
  await expect(group.getByRole('tablist')).not.toHaveAttribute('aria-busy');
});

test.describe('where a press gives a link no focus, as in Safari', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      addEventListener('mousedown', (event) => event.preventDefault(), { capture: true });
    }),
  );

  for (const [route, key] of [
    ['/menu/', 'ArrowRight'],
    ['/franchise-details/', 'ArrowDown'],
  ] as const) {
    for (const isHeld of [true, false]) {
      const when = isHeld ? 'while its files are on their way' : 'which hydrates it';
      test(`the first press on a tab of ${route} ${when} focuses it, and the first arrow key goes on from there`, async ({
        page,
        hasTouch,
      }) => {
        const release = isHeld ? await holdRequests(page, ISLAND_FILES) : () => undefined;
        await page.goto(route);
        const group = groupOf(page);
        await press(tabsOf(group).nth(1), 'pointer', hasTouch);
        await expect(tabsOf(group).nth(1)).toBeFocused();
        await page.keyboard.press(key);
        release();
        await expectSelected(group, 2);
        await expect(tabsOf(group).nth(2)).toBeFocused();
      });
    }
  }
});

test('before hydration each tab is marked while its panel shows, however many there are @long', async ({
  page,
}) => {
  await holdRequests(page, ISLAND_FILES);
  for (const [route, count] of STRIPS) {
    await page.goto(route);
    for (let strip = 0; strip < count; strip += 1) {
      const group = groupOf(page, strip);
      const marked = () =>
        tabsOf(group).evaluateAll((tabs) =>
          tabs.map((tab) => getComputedStyle(tab).borderColor.includes('rgb(242, 178, 27)')),
        );
      const ids = await panelsOf(group).evaluateAll((panels) => panels.map(({ id }) => id));
      await page.evaluate(() => location.replace('#'));
      await expect.poll(marked).toEqual(ids.map((_, index) => index === 0));
      for (const id of ids) {
        await page.evaluate((hash) => location.replace(hash), `#${id}`);
        await expect.poll(marked).toEqual(ids.map((each) => each === id));
      }
    }
  }
});

test('the panel chosen before hydration stays', async ({ page, hasTouch }) => {
  const complaints = watchComplaints(page);
  const release = await holdRequests(page, ISLAND_FILES);
  await page.goto('/menu/');
  const group = groupOf(page);
  await press(tabsOf(group).nth(1), 'pointer', hasTouch);
  release();
  await expectHydrated(stripOf(group));
  await expect(tabsOf(group).nth(1)).toHaveRole('tab');
  await expectSelected(group, 1);
  expect(complaints).toEqual([]);
});

test('a tab that has the focus keeps it while the strip hydrates', async ({ page }) => {
  await page.goto('/menu/');
  const group = groupOf(page);
  await tabsOf(group).nth(1).focus();
  await expect(tabsOf(group).nth(1)).toHaveRole('tab');
  await expect(tabsOf(group).nth(1)).toBeFocused();
  await expectSelected(group, 0);
});

test('arrow keys, Home and End choose tabs', async ({ page }) => {
  const group = await openTabs(page, '/menu/', 'hydrated');
  const last = (await tabsOf(group).count()) - 1;
  await tabsOf(group).first().focus();
  for (const [key, index] of [
    ['ArrowRight', 1],
    ['ArrowLeft', 0],
    ['ArrowLeft', last],
    ['ArrowRight', 0],
    ['End', last],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expectSelected(group, index);
    await expect(tabsOf(group).nth(index)).toBeFocused();
  }
});

test('a held arrow ends where it rests, however often the browser lets it write its history @long', async ({
  page,
}) => {
  const complaints = watchComplaints(page);
  await limitHistory(page, 100);
  const group = await openTabs(page, '/menu/', 'hydrated');
  const count = await tabsOf(group).count();
  await tabsOf(group).first().focus();
  for (let step = 0; step < 30 * count + 2; step += 1) await page.keyboard.down('ArrowRight');
  await page.keyboard.up('ArrowRight');
  await expectSelected(group, 2);
  expect(complaints).toEqual([]);
});

test('tabs work where the browser refuses to write its history', async ({ page, hasTouch }) => {
  const complaints = watchComplaints(page);
  await limitHistory(page, 0);
  const group = await openTabs(page, '/menu/', 'hydrated');
  await press(tabsOf(group).nth(1), 'pointer', hasTouch);
  await expectSelected(group, 1);
  await page.keyboard.press('ArrowRight');
  await expectSelected(group, 2);
  expect(complaints).toEqual([]);
});

for (const state of ['pending', 'hydrated'] as const) {
  test(`no detail shows for a benefit that is not there while ${state}`, async ({
    page,
    hasTouch,
  }) => {
    const group = await openTabs(page, '/franchise-details/#benefit-none', state);
    const alert = page.getByRole('alert').filter({ hasText: 'Selected benefit not found.' });
    await expect(alert).toBeVisible();
    await expect(panelsOf(group).filter({ visible: true })).toHaveCount(0);
    await expect(group.getByRole('tab', { selected: true })).toHaveCount(0);
    await press(tabsOf(group).nth(1), 'pointer', hasTouch);
    await expectShown(group, 1);
    await expect(alert).toBeHidden();
  });
}

test('up and down choose franchise benefits', async ({ page }) => {
  const group = await openTabs(page, '/franchise-details/', 'hydrated');
  await expect(group.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical');
  await tabsOf(group).first().focus();
  await page.keyboard.press('ArrowDown');
  await expectSelected(group, 1);
  await page.keyboard.press('ArrowUp');
  await expectSelected(group, 0);
});

test('choosing another benefit ends the alert that the one in the address is not there', async ({
  page,
}) => {
  const group = await openTabs(page, '/franchise-details/#benefit-none', 'hydrated');
  const alert = page.getByRole('alert').filter({ hasText: 'Selected benefit not found.' });
  await tabsOf(group).first().focus();
  await expect(alert).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expectSelected(group, 1);
  await expect(alert).toBeHidden();
});

for (const state of ['pending', 'hydrated'] as const) {
  test(`a category in the address opens its tab while ${state}`, async ({ page }) => {
    const group = await openTabs(page, '/menu/', state);
    const [, second, third] = await panelsOf(group).evaluateAll((all) => all.map(({ id }) => id));
    await page.goto(`/menu/#${second}`);
    await expectShown(group, 1);
    await page.goto(`/menu/#${third}`);
    await expectShown(group, 2);
  });
}

for (const state of ['pending', 'hydrated'] as const) {
  test(`the two strips of services do not disturb each other while ${state}`, async ({
    page,
    hasTouch,
  }) => {
    const first = await openTabs(page, '/services/', state);
    await waitForFonts(page); // until then the content below moves down step by step
    const second = groupOf(page, 1);
    if (state === 'hydrated') {
      await hydrate(stripOf(second));
      await expect(tabsOf(second).first()).toHaveRole('tab');
      await press(tabsOf(first).nth(1), 'pointer', hasTouch);
      await expectShown(first, 1);
    }
    await press(tabsOf(second).nth(2), 'pointer', hasTouch);
    await expectShown(second, 2);
    await expectShown(first, state === 'hydrated' ? 1 : 0);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 } });

  test('a strip shows by a cut tab that it goes on', async ({ page }) => {
    for (const route of ['/', '/menu/', '/services/', '/franchise-details/']) {
      await page.goto(route);
      await waitForFonts(page);
      const strip = groupOf(page).getByRole('list').first();
      const isCut = await strip.evaluate((list) => {
        const { right } = list.getBoundingClientRect();
        return [...list.children].some((tab) => {
          const box = tab.getBoundingClientRect();
          return box.left < right - 16 && box.right > right + 16;
        });
      });
      expect.soft(isCut, route).toBe(true);
    }
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('tabs are links to their panels', async ({ page, hasTouch }) => {
    await page.goto('/menu/');
    const group = groupOf(page);
    await press(tabsOf(group).nth(1), 'pointer', hasTouch);
    await expectShown(group, 1);
  });
});
