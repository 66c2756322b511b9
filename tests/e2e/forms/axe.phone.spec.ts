import { expect, type Page } from 'playwright/test';
import { axeScan } from '../fixtures/walk.ts';
import { FRANCHISE, forms, openForm, stopClock, test } from '../fixtures/leadForms.ts';

/** Scans only the form; other tests scan the page. Axe uses timers, so the clock must advance a little. */
async function expectNothingFound(page: Page): Promise<void> {
  // Otherwise axe reports a field under the sticky header as too small.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const scanning = { isDone: false };
  const scan = axeScan(page)
    .include(`section:has(#${FRANCHISE.id})`)
    .analyze()
    .finally(() => {
      scanning.isDone = true;
    });
  while (!scanning.isDone) await page.clock.runFor(1);
  const { violations } = await scan;
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
  expect(found).toEqual([]);
}

test('every state of a form is in sight, and axe finds nothing', async ({ page, site }) => {
  await stopClock(page);
  const form = await openForm(page, FRANCHISE);
  await test.step('while it waits for its island', () => expectNothingFound(page));
  await test.step('with errors', async () => {
    await form.button.click();
    await expect(form.summary).toBeFocused();
    await expectNothingFound(page);
  });
  await test.step('with the privacy notice open', async () => {
    for (const summary of await form.section.locator('summary').all()) await summary.click();
    await expectNothingFound(page);
  });
  await test.step('while it sends', async () => {
    site.reply('silence');
    await form.fill();
    await form.button.click();
    await expect(form.button).toHaveText(forms.submitting);
    await expectNothingFound(page);
  });
  await test.step('failed', async () => {
    await page.reload();
    await form.fill();
    site.reply({ status: 500 });
    await form.button.click();
    await expect(form.failure).toBeInViewport({ ratio: 1 }); // however far down the button is
    await expectNothingFound(page);
  });
  await test.step('sent', async () => {
    site.reply({ status: 201 });
    await form.button.click();
    await expect(form.receipt).toBeInViewport({ ratio: 1 });
    await expect(form.success).toBeVisible();
    await expectNothingFound(page);
  });
  await test.step('with its receipt', async () => {
    await page.clock.runFor(2_100);
    await expect(form.success).toBeHidden();
    await expectNothingFound(page);
  });
});
