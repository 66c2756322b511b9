import { errors, type CDPSession, type Page } from 'playwright';
import { tap } from './finger.ts';
import { StepNotThere } from './stepNotThere.ts';

/** A form that asks for an e-mail address is one for leads. */
const FORM = 'form:has(input[type=email])';
const KEY_MS = 30;
const IS_SENT = /\b(sent|submitted|thank you)\b/i;
/** A form of ours says what went wrong after ten seconds. */
const LONGEST_WAIT_MS = 12_000;

/** What fields take, by a part of their name. */
const TYPED: readonly [RegExp, string][] = [
  [/mail/, 'asha@mail.example'],
  [/phone|tel/, '5000001234'],
  [/pin|zip|post/, '380001'],
  [/city|town/, 'Anand'],
  [/address|street/, '2 Sample Street'],
  [/message|interest|description|why|subject/, 'A counter of my own.'],
  [/name/, 'Asha Patel'],
];

const wordsFor = (name: string) => TYPED.find(([pattern]) => pattern.test(name))?.[1];

interface FormTimes {
  /** From the first focus until the form answers by script; a page of plain HTML answers at once. */
  hydrated: number;
  /** From the tap on its button until it says that it is sent. */
  sent: number;
}

/** Waits until the page, or the one that comes after it, says that the form is sent. */
async function waitForThanks(page: Page): Promise<void> {
  const saysSo = ({ pattern, flags }: { pattern: string; flags: string }) =>
    new RegExp(pattern, flags).test(document.body.innerText);
  const words = { pattern: IS_SENT.source, flags: IS_SENT.flags };
  const wait = { polling: 'raf', timeout: LONGEST_WAIT_MS } as const;
  await page.waitForFunction(saysSo, words, wait).catch((error: unknown) => {
    if (!(error instanceof errors.TimeoutError)) throw error;
    throw new StepNotThere(`${page.url()} never says that its form is sent`);
  });
}

/** Fills a page's form as fingers do, and sends it. */
export async function sendForm(page: Page, session: CDPSession): Promise<FormTimes> {
  const form = page.locator(FORM).first();
  if ((await form.count()) === 0) {
    throw new StepNotThere(`${page.url()} has no form that asks for an e-mail address`);
  }
  const island = page.locator('astro-island', { has: form });
  const hasIsland = (await island.count()) > 0;
  const focused = await tap(page, session, `${FORM} :is(input, textarea):not([type=hidden])`);
  const hydrated = hasIsland
    ? island
        .and(page.locator('[data-hydration=hydrated]'))
        .waitFor()
        .then(() => Date.now() - focused)
    : 0;
  for (const field of await form.locator(':is(input, textarea):visible').all()) {
    const type = (await field.getAttribute('type')) ?? '';
    if (type === 'checkbox') await field.check();
    const words = wordsFor(`${await field.getAttribute('name')} ${type}`.toLowerCase());
    if (type !== 'checkbox' && words !== undefined)
      await field.pressSequentially(words, { delay: KEY_MS });
  }
  const sentAt = await tap(page, session, `${FORM} :is([type=submit], button:not([type]))`);
  await waitForThanks(page);
  const sent = Date.now() - sentAt;
  return { hydrated: await hydrated, sent };
}
