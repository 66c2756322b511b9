import type { Page, Route } from 'playwright';

/** A state of a page, and how a visitor reaches it. */
export interface ShotState {
  route: string;
  name: string;
  reach: (page: Page) => Promise<unknown>;
}

const FORMS = {
  '/contact/': 'contact-form',
  '/franchise-details/': 'franchise-form',
  '/ready-to-eat/': 'order-form',
};

/** The notice of the contact form stands open below the form. */
const FOLDED_NOTICES = ['/franchise-details/', '/ready-to-eat/'] as const;

const TYPED: Record<string, string> = {
  name: 'Asha Patel',
  email: 'asha@mail.example',
  phone: '+91 50000 01234',
  message: 'Do you cater for forty people?',
  city: 'Anand',
  pincode: '380 001',
  address: '1 Sample Street\nNear the lake',
  experience: 'Eight years behind a counter.',
  interest: 'A counter of my own, on the road to the college.',
  description: 'Ten packs of khakhra, by Friday.',
};

async function fill(page: Page, id: string): Promise<void> {
  for (const field of await page
    .locator(`#${id} :is(input:not([type=checkbox]), textarea)`)
    .all()) {
    await field.fill(TYPED[(await field.getAttribute('name')) ?? ''] ?? '');
  }
  for (const tick of await page.locator(`#${id} [type=checkbox]`).all()) await tick.check();
}

const submit = (page: Page, id: string) => page.locator(`#${id} [type=submit]`).click();
const awaitText = (page: Page, text: string | RegExp) =>
  page.getByText(text).filter({ visible: true }).first().waitFor();

/** Sends a filled form to a stubbed API, and waits for the page's message. */
async function send(page: Page, id: string, answer: (route: Route) => unknown, said: RegExp) {
  await page.route('**/api/**', answer);
  await fill(page, id);
  await submit(page, id);
  await awaitText(page, said);
}

const accept = (route: Route) => route.fulfill({ status: 201 });

/** The states of a form during and after a submit. */
const OUTCOMES: Record<string, (page: Page, id: string) => Promise<unknown>> = {
  errors: async (page, id) => {
    await submit(page, id);
    await awaitText(page, 'There is a problem');
  },
  sending: (page, id) => send(page, id, () => undefined, /^Submitting\.\.\.$/),
  failed: (page, id) => send(page, id, (route) => route.fulfill({ status: 500 }), /^Failed to s/),
  unanswered: (page, id) => send(page, id, (route) => route.abort(), /^No answer came/),
  offline: async (page, id) => {
    await fill(page, id);
    await page.context().setOffline(true);
    await submit(page, id);
    await awaitText(page, /nothing was sent/);
  },
  sent: (page, id) => send(page, id, accept, /successfully/),
  receipt: async (page, id) => {
    await send(page, id, accept, /successfully/);
    await page.getByText(/successfully/).waitFor({ state: 'hidden' });
  },
  restored: async (page, id) => {
    await fill(page, id);
    await page.reload();
  },
};

/** The outlets of this state are in a file that the page has not loaded yet. */
async function chooseOtherState(page: Page): Promise<void> {
  const state = page.locator('select[name=state]');
  await state.focus(); // hydrates the finder
  await state.selectOption({ index: 2 });
}

const menus = (page: Page) => page.locator('header summary').filter({ visible: true });

/** A state of the finder with this answer to its request for outlets. */
const finderState = (
  name: string,
  answer: (route: Route) => unknown,
  said: string | RegExp,
): ShotState => ({
  route: '/franchises-list/',
  name,
  reach: async (page) => {
    await page.route('**/outlets.json', answer);
    await chooseOtherState(page);
    await awaitText(page, said);
  },
});

export const SHOT_STATES: ShotState[] = [
  { route: '/', name: 'menu-open', reach: (page) => menus(page).first().click() },
  { route: '/', name: 'pages-open', reach: (page) => menus(page).last().click() },
  {
    route: '/video-gallery/',
    name: 'no-video',
    reach: async (page) => {
      await page.locator('main figure button').first().click();
      await awaitText(page, 'Invalid video file. Missing video property.');
    },
  },
  finderState('loading', () => undefined, 'Loading franchises...'),
  finderState('error', (route) => route.fulfill({ status: 503 }), /^Error fetching franchises/),
  ...Object.entries(FORMS).flatMap(([route, id]) =>
    Object.entries(OUTCOMES).map(([name, reach]) => ({
      route,
      name,
      reach: (page: Page) => reach(page, id),
    })),
  ),
  ...FOLDED_NOTICES.map((route) => ({
    route,
    name: 'notice',
    reach: (page: Page) => page.locator(`#${FORMS[route]} summary`).click(),
  })),
];
