import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { expectAwake, wake } from '../../fixtures/islands';
import {
  CONTACT,
  findForm,
  FORMS,
  FRANCHISE,
  openForm,
  ORDER,
  test,
  TERMS_LABEL,
} from '../../fixtures/leadForms';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function expectNothingFound(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
  expect(found).toEqual([]);
}

for (const facts of FORMS) {
  test(`${facts.button}: axe finds nothing in any state`, async ({ page, site, context }) => {
    test.setTimeout(120_000);
    await page.clock.install();
    const form = await openForm(page, facts);
    await test.step('asleep', () => expectNothingFound(page));
    await test.step('with errors', async () => {
      await form.button.click();
      await expect(form.summary).toBeFocused();
      await expectNothingFound(page);
    });
    await test.step('with the notice unfolded', async () => {
      await form.section.locator('summary').click();
      await expectNothingFound(page);
    });
    await test.step('sending', async () => {
      site.reply('silence');
      await form.fill();
      await form.button.click();
      await expect(form.button).toHaveText('Submitting...');
      await expectNothingFound(page);
    });
    await test.step('unanswered', async () => {
      await page.clock.runFor(5_100);
      await expect(form.failure).toBeVisible();
      await expectNothingFound(page);
    });
    await test.step('offline', async () => {
      await context.setOffline(true);
      await form.tryAgain.click();
      await expect(form.failure).toContainText('You are offline');
      await expectNothingFound(page);
      await context.setOffline(false);
    });
    await test.step('refused', async () => {
      site.reply({ status: 422, body: '{"message":"No."}' });
      await form.tryAgain.click();
      await expect(form.failure).toHaveText('No.');
      await expectNothingFound(page);
    });
    await test.step('sent', async () => {
      site.reply({ status: 201 });
      await form.tryAgain.click();
      await expect(form.success).toBeVisible();
      await expectNothingFound(page);
    });
    await test.step('with the receipt', async () => {
      await page.clock.runFor(2_100);
      await expect(form.success).toBeHidden();
      await expectNothingFound(page);
    });
  });

  test(`${facts.button} can be filled in, mended and sent by keyboard alone`, async ({
    page,
    site,
  }) => {
    const form = await openForm(page, facts);
    const names = Object.keys(facts.labels);
    const [first = '', second = ''] = names;
    await form.field(first).focus();
    await page.keyboard.press('Enter');
    await expect(form.summary).toBeFocused();

    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(form.field(first)).toBeFocused();
    for (const name of names) {
      await expect(form.field(name)).toBeFocused();
      await page.keyboard.insertText(facts.typed[name] ?? '');
      await page.keyboard.press('Tab');
    }
    if (facts.hasTerms) {
      await expect(form.terms).toBeFocused();
      await page.keyboard.press('Space');
      await page.keyboard.press('Tab');
    }
    await expect(form.section.locator('summary')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(form.button).toBeFocused();
    site.reply({ status: 500 });
    await page.keyboard.press('Enter');
    await expect(form.failure).toBeVisible();
    await expect(form.button).toBeFocused();

    site.reply({ status: 201 });
    await page.keyboard.press('Enter');
    await expect(form.success).toBeVisible();
    await expect(form.button).toBeFocused();
    expect(site.leads.at(-1)?.payload).toEqual(facts.payload);
    expect(second).not.toBe('');
  });
}

test('a line of the summary leads to its field and leaves the address alone', async ({ page }) => {
  const form = await openForm(page, FRANCHISE);
  await form.button.click();
  for (const [message, field] of [
    ['Please explain your interest in the franchise.', form.field('interest')],
    ['You must accept the terms.', form.terms],
    ['City is required.', form.field('city')],
  ] as const) {
    await form.summary.getByRole('link', { name: message }).click();
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport();
  }
  expect(new URL(page.url()).hash).toBe('');
});

test('each error is tied to its field, and the tie goes with it', async ({ page }) => {
  const form = await openForm(page, FRANCHISE);
  await form.button.click();
  const phone = form.field('phone');
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await expect(phone).toHaveAccessibleDescription(
    'We ring once, to answer your questions. Phone number is required.',
  );
  await expect(form.terms).toHaveAccessibleDescription('You must accept the terms.');
  await expect(form.field('experience')).not.toHaveAttribute('aria-invalid');
  await phone.fill('5000001234');
  await expect(phone).not.toHaveAttribute('aria-invalid');
  await expect(phone).toHaveAccessibleDescription('We ring once, to answer your questions.');
});

/** Everything that the form's live regions come to say. */
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

test('success and failure are announced once each', async ({ page, site }) => {
  await page.clock.install();
  const form = await openForm(page, CONTACT);
  await form.fill();
  await expectAwake(form.island);
  await listen(page);
  site.reply({ status: 500 });
  await form.button.click();
  await expect(form.failure).toBeVisible();
  site.reply({ status: 201 });
  await form.tryAgain.click();
  await expect(form.success).toBeVisible();
  await page.clock.runFor(2_100);
  await expect(form.success).toBeHidden();
  expect(await heard(page)).toEqual([CONTACT.failed, CONTACT.sent]);
});

test('the count is read out in a pause, not on every key', async ({ page }) => {
  await page.clock.install();
  const form = await openForm(page, FRANCHISE);
  await wake(form.island);
  await listen(page);
  await form.field('interest').pressSequentially('Khaman');
  expect(await heard(page)).toEqual([]);
  await page.clock.runFor(1_100);
  await expect.poll(() => heard(page)).toEqual(['494 characters left']);
});

const FIELDS = [
  [CONTACT, 'name', { type: 'text', autocomplete: 'name', enterkeyhint: 'next' }],
  [CONTACT, 'email', { type: 'email', autocomplete: 'email', enterkeyhint: 'next' }],
  [CONTACT, 'phone', { type: 'tel', autocomplete: 'tel', enterkeyhint: 'next' }],
  [FRANCHISE, 'name', { type: 'text', autocomplete: 'name' }],
  [FRANCHISE, 'email', { type: 'email', autocomplete: 'email' }],
  [FRANCHISE, 'phone', { type: 'tel', autocomplete: 'tel' }],
  [FRANCHISE, 'city', { type: 'text', autocomplete: 'address-level2', enterkeyhint: 'next' }],
  [
    FRANCHISE,
    'pincode',
    { type: 'text', autocomplete: 'postal-code', inputmode: 'numeric', placeholder: '6-digit' },
  ],
  [FRANCHISE, 'address', { autocomplete: 'street-address' }],
  [ORDER, 'name', { type: 'text', autocomplete: 'name' }],
  [ORDER, 'email', { type: 'email', autocomplete: 'email' }],
  [ORDER, 'phone', { type: 'tel', autocomplete: 'tel' }],
  [ORDER, 'address', { autocomplete: 'street-address' }],
] as const;

test('each field asks for the right keyboard and the right filling', async ({ page }) => {
  for (const facts of FORMS) {
    const form = await openForm(page, facts);
    for (const [owner, name, attributes] of FIELDS) {
      if (owner !== facts) continue;
      for (const [attribute, value] of Object.entries(attributes)) {
        await expect(form.field(name)).toHaveAttribute(attribute, value);
      }
    }
  }
});

test('labels are in sight, letters at least 16 px, and nothing stops the typing', async ({
  page,
}) => {
  for (const facts of FORMS) {
    const form = await openForm(page, facts);
    for (const [name, label] of Object.entries(facts.labels)) {
      await expect(form.section.getByText(label, { exact: true })).toBeVisible();
      const field = form.field(name);
      await expect(field).not.toHaveAttribute('maxlength');
      await expect(field).not.toHaveAttribute('pattern');
      await expect(field).toHaveAttribute('name', name);
      const size = await field.evaluate((element) =>
        parseFloat(getComputedStyle(element).fontSize),
      );
      expect(size).toBeGreaterThanOrEqual(16);
      expect((await field.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    expect((await form.button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
});

test('the notice at the tick speaks three languages, folded', async ({ page }) => {
  for (const facts of FORMS) {
    const form = await openForm(page, facts);
    const notice = form.section.locator('details');
    await expect(notice.getByText('Data Protection Board of India')).toBeHidden();
    await notice.locator('summary').click();
    for (const [lang, words] of [
      ['en', 'Data Protection Board of India'],
      ['gu', 'ભારતીય ડેટા સંરક્ષણ બોર્ડ'],
      ['hi', 'भारतीय डेटा संरक्षण बोर्ड'],
    ] as const) {
      await expect(notice.locator(`ul[lang=${lang}]`)).toContainText(words);
    }
    const isFirst = await form.section.evaluate((section) => {
      const [details, button] = [
        section.querySelector('details'),
        section.querySelector('[type=submit]'),
      ];
      return Boolean(details && button && details.compareDocumentPosition(button) & 4);
    });
    expect(isFirst).toBe(true);
    if (facts.hasTerms) {
      await expect(form.terms).not.toBeChecked();
      await expect(form.section.getByText(TERMS_LABEL, { exact: true })).toBeVisible();
    }
  }
});

test('a form that is edited stays where it is while messages above it go', async ({ page }) => {
  const form = await openForm(page, CONTACT);
  await form.button.click();
  await expect(form.summary).toBeFocused();
  const message = form.field('message');
  await message.focus();
  const before = await message.boundingBox();
  await page.keyboard.type('a');
  await expect(form.summary.getByRole('link')).toHaveCount(3);
  const after = await message.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(1);
});

test('what the form says comes into sight, however far down its button is', async ({
  page,
  site,
}) => {
  const form = await openForm(page, FRANCHISE);
  await form.fill();
  site.reply({ status: 500 });
  await form.button.click();
  await expect(form.failure).toBeInViewport({ ratio: 1 });
  site.reply({ status: 201 });
  await form.button.click();
  await expect(findForm(page, FRANCHISE).success).toBeInViewport({ ratio: 1 });
});
