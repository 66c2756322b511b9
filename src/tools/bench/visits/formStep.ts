import { errors, type CDPSession, type Page } from 'playwright';
import { tap } from './finger.ts';
import { StepNotThere } from './stepNotThere.ts';

/** Only lead forms ask for an e-mail address. */
const FORM = 'form:has(input[type=email])';
const KEY_MS = 30;
const IS_SENT = /\b(sent|submitted|thank you)\b/i;
/** Our own forms time out after ten seconds and then show an error. */
const LONGEST_WAIT_MS = 12_000;

/** What to type into a field, by a part of its name. */
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
  /** From the first focus until the form's island is hydrated; 0 on a page without one. */
  hydrated: number;
  /** From the tap on the submit button until the page says that the form is sent. */
  sent: number;
}

/** Waits until this page, or the next one, says that the form is sent. */
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

/** Fills a page's form key by key, and sends it. */
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
