import { expect, type Page } from 'playwright/test';
import { sentences } from '#/lib/text.ts';
import { hydrate } from '../fixtures/islands.ts';
import {
  business,
  CONTACT,
  format,
  formMarkup,
  forms,
  openForm,
  stopClock,
  test,
} from '../fixtures/leadForms.ts';

/** Records everything that the form's live regions announce. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const said: string[] = [];
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest('[role=status],[role=alert]');
        const isAddition = addedNodes.length > 0 || target instanceof Text;
        const text = region?.textContent ?? '';
        if (region && isAddition && text !== '') said.push(text);
      }
      document.documentElement.dataset.said = JSON.stringify(said);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });

const heard = async (page: Page): Promise<unknown> =>
  JSON.parse((await page.locator('html').getAttribute('data-said')) ?? '[]');

test('outcomes are announced once, and a receipt stays until an edit', async ({ page, site }) => {
  await stopClock(page);
  const form = await openForm(page, CONTACT);
  await form.fill();
  await hydrate(form.island);
  await listen(page);
  site.reply({ status: 500 });
  await form.button.click();
  await expect(form.failure).toBeVisible();
  site.reply({ status: 201 });
  await form.tryAgain.click();
  await expect(form.success).toBeVisible();
  await expect(form.receipt).toHaveText(
    sentences(
      forms.received,
      business.reply && format(formMarkup.replyWithin, { time: business.reply.time }),
    ),
  );
  await page.clock.runFor(1_900);
  await expect(form.success).toBeVisible();
  await page.clock.runFor(200);
  await expect(form.success).toBeHidden();
  expect(await heard(page)).toEqual([
    forms.submitting,
    `${CONTACT.texts.failed}${forms.unanswered}`,
    forms.submitting,
    CONTACT.texts.sent,
  ]);
  await page.clock.runFor(3_600_000);
  await expect(form.receipt).toBeVisible();
  await form.field('name').press('a');
  await expect(form.receipt).toBeHidden();
});
