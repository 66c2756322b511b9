/** For each case the message to the visitor and the content of the database afterwards. */
import { expect as playwrightExpect } from 'playwright/test';
import type { Browser, BrowserContext, Page } from 'playwright';
import type { Laravel } from './laravelSite.ts';

/** Waits longer than by default, because PHP responds to one request at a time. */
export const expect = playwrightExpect.configure({ timeout: 30_000 });

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

const JARGON = /Server Error|SQLSTATE|RuntimeException|Too Many|CSRF|vendor|Notice/;
/** What a visitor reads if the response leaves open whether the lead arrived. */
export const UNSURE =
  'We do not know whether your form reached us; it may have arrived all the same.';

export interface LeadCase {
  route: string;
  email: string;
  name?: string;
  /** The message that the visitor must see. */
  told: string;
  /** How long the visitor is asked to wait. */
  wait?: RegExp;
  stored: number;
  prepare?: ((context: BrowserContext) => Promise<unknown>) | undefined;
}

/** A lead that is stored before an error, and so is not reported as lost. */
export const MAIL_FAILS: LeadCase = {
  route: '/contact/',
  name: 'Mail fails after storing',
  email: 'mail@mail.example',
  told: UNSURE,
  stored: 1,
};

/** Creates the case of a lead that is stored and reported as sent. */
export const sentCase = (
  name: string,
  { route, sent }: { route: string; sent: string },
  prepare?: LeadCase['prepare'],
): LeadCase => ({ route, email: `${name}@mail.example`, told: sent, stored: 1, prepare });

/** The message and the number of stored leads for each meaning of a response, by the name that selects it. */
export const MEANINGS: [name: string, told: string, stored: number][] = [
  ['Stored, a text', FORMS.contact.sent, 1],
  ['Stored, a notice of PHP', FORMS.contact.sent, 1],
  ['Stored, a status of its own', FORMS.contact.sent, 1],
  ['Stored, a sentence', FORMS.contact.sent, 1],
  ['Stored, a queue', FORMS.contact.sent, 1],
  ['Stored, nothing', FORMS.contact.sent, 1],
  ['Stored, a redirect to a page', UNSURE, 1],
  ['Lost, an error', UNSURE, 0],
  ['Lost, a status of 500', UNSURE, 0],
  ['Lost, a null', UNSURE, 0],
  ['Lost, a refusal', 'આજે પૂછપરછ બંધ છે.', 0],
  ['Lost, a list of texts', 'આ શહેરમાં અમે નથી.', 0],
  ['Lost, an unknown field', 'GSTIN લખો.', 0],
];

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
  { route, email, name = 'Asha Patel', told, wait, stored, prepare }: LeadCase,
): Promise<void> {
  await using context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  await page.goto(route);
  await prepare?.(context);
  await send(page, { ...TYPED, email, name });
  await expect(page.getByText(told).filter({ visible: true }).first()).toBeVisible();
  if (wait) await expect(page.getByText(wait).filter({ visible: true })).toBeVisible();
  if (told !== UNSURE)
    await expect(page.getByText(UNSURE).filter({ visible: true })).toHaveCount(0);
  await expect(page.getByText(JARGON).filter({ visible: true })).toHaveCount(0);
  expect(laravel.countLeads(email)).toBe(stored);
  // Only a form whose lead has arrived is cleared.
  const isSent = Object.values(FORMS).some(({ sent }) => sent === told);
  await expect(page.locator('form [name=email]').first()).toHaveValue(isSent ? '' : email);
}
