/** For each case the message to the visitor and the content of the database afterwards. */
import { expect } from 'playwright/test';
import type { Browser, BrowserContext, Page } from 'playwright';
import type { Laravel } from './laravelSite.ts';

const TYPED: Record<string, string> = {
  name: 'Asha Patel',
  phone: '+91 50000 05678',
  city: 'Anand',
  pincode: '388001',
  address: '1 Sample Street',
  message: 'Do you cater?',
  interest: 'A counter of my own.',
  description: 'Ten packs of khakhra.',
};

export const FORMS = {
  contact: { route: '/contact/', sent: 'Message sent successfully.' },
  franchise: { route: '/franchise-details/', sent: 'Franchise inquiry sent successfully.' },
  order: { route: '/ready-to-eat/', sent: 'Order submitted successfully' },
};

const JARGON = /Server Error|SQLSTATE|RuntimeException|Too Many|CSRF|vendor/;

export interface LeadCase {
  route: string;
  email: string;
  name?: string;
  /** The message that the visitor must see. */
  told: string | RegExp;
  stored: number;
  /** Whether the form keeps what was typed. */
  isKept: boolean;
  prepare?: (context: BrowserContext) => Promise<unknown>;
}

/** A lead that is stored before an error, and so is not reported as lost. */
export const MAIL_FAILS: LeadCase = {
  route: '/contact/',
  name: 'Mail fails after storing',
  email: 'mail@mail.example',
  told: 'Failed to send message.',
  stored: 1,
  isKept: true,
};

/** Fills in the page's lead form and presses its button. */
async function send(page: Page, typed: Record<string, string>): Promise<void> {
  const form = page.locator('form:has([name=email]):has([type=submit])').first();
  for (const [name, value] of Object.entries(typed)) {
    const field = form.locator(`[name=${name}]`);
    if ((await field.count()) > 0) await field.fill(value);
  }
  const terms = form.locator('[name=terms]');
  if ((await terms.count()) > 0) await terms.check();
  await form.locator('[type=submit]').click();
}

/** Sends a lead as a visitor does, and compares the message, the database and the form with the case. */
export async function expectLead(
  browser: Browser,
  { laravel, origin }: { laravel: Laravel; origin: string },
  { route, email, name = 'Asha Patel', told, stored, isKept, prepare }: LeadCase,
): Promise<void> {
  await using context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  await page.goto(route);
  await prepare?.(context);
  await send(page, { ...TYPED, email, name });
  await expect(page.getByText(told).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText(JARGON).filter({ visible: true })).toHaveCount(0);
  expect(laravel.countLeads(email)).toBe(stored);
  await expect(page.locator('form [name=email]').first()).toHaveValue(isKept ? email : '');
}
