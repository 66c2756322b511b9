import type { Page, Route } from 'playwright';

/** A state of a page, and how a visitor reaches it. */
export interface ShotState {
  route: string;
  name: string;
  reach: (page: Page) => Promise<unknown>;
}

const FORM_ROUTES = ['/contact/', '/franchise-details/', '/ready-to-eat/'];
const FORM = 'main form';

/** What is typed into fields that take only certain texts, by their names; and into all others. */
const TYPED: Record<string, string> = {
  email: 'asha@mail.example',
  phone: '+91 50000 01234',
  pincode: '380 001',
};
const OTHER_TEXT = 'Asha Patel, who has stood eight years behind a counter';

async function fill(page: Page): Promise<void> {
  const fields = page.locator(`${FORM} :is(input:not([type=checkbox]), textarea)`);
  for (const field of await fields.all()) {
    await field.fill(TYPED[(await field.getAttribute('name')) ?? ''] ?? OTHER_TEXT);
  }
  for (const tick of await page.locator(`${FORM} [type=checkbox]`).all()) await tick.check();
}

const submit = (page: Page) => page.locator(`${FORM} [type=submit]`).click();
const awaitText = (page: Page, text: string | RegExp) =>
  page.getByText(text).filter({ visible: true }).first().waitFor();

/** Sends a filled form to a stubbed API, and waits for the page's message. */
async function send(page: Page, answer: (route: Route) => unknown, message: RegExp) {
  await page.route('**/api/**', answer);
  await fill(page);
  await submit(page);
  await awaitText(page, message);
}

const accept = (route: Route) => route.fulfill({ status: 201 });

/** The states of a form, during and after a submit too. */
const FORM_STATES: Record<string, ShotState['reach']> = {
  notice: async (page) => {
    for (const folded of await page.locator(`${FORM} summary`).all()) await folded.click();
  },
  errors: async (page) => {
    await submit(page);
    await awaitText(page, 'There is a problem');
  },
  sending: (page) => send(page, () => undefined, /^Submitting\.\.\.$/),
  failed: (page) => send(page, (route) => route.fulfill({ status: 500 }), /^Failed to s/),
  unanswered: (page) => send(page, (route) => route.abort(), /^No answer came/),
  offline: async (page) => {
    await fill(page);
    await page.context().setOffline(true);
    await submit(page);
    await awaitText(page, /nothing was sent/);
  },
  sent: (page) => send(page, accept, /successfully/),
  receipt: async (page) => {
    await send(page, accept, /successfully/);
    await page.getByText(/successfully/).waitFor({ state: 'hidden' });
  },
  restored: async (page) => {
    await fill(page);
    await page.reload();
  },
};

const menus = (page: Page) => page.locator('header summary').filter({ visible: true });

export const SHOT_STATES: ShotState[] = [
  { route: '/', name: 'menu-open', reach: (page) => menus(page).first().click() },
  { route: '/', name: 'pages-open', reach: (page) => menus(page).last().click() },
  {
    route: '/video-gallery/',
    name: 'no-video',
    reach: async (page) => {
      await page.locator('main figure summary').first().click();
      await awaitText(page, 'Invalid video file. Missing video property.');
    },
  },
  ...FORM_ROUTES.flatMap((route) =>
    Object.entries(FORM_STATES).map(([name, reach]) => ({ route, name, reach })),
  ),
];
