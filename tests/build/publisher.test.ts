/**
 * Two builds, by a publisher that may write into PUBLISH_DIR and .astro/ alone: while the API is down and
 * ALLOW_CONTENT_ERRORS is set, and while its lists are empty.
 */
import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { messagesIn } from '#/messages/messages.ts';
import { FIXTURE_SITE_URL } from '../fixtures/buildFixture.ts';
import { openSite, type BuiltSite } from '../fixtures/builtSite.ts';
import { LIST_ENDPOINTS, makeContent, SMALL } from '../fixtures/content.ts';
import { startFixtureApi, type Fault } from '../fixtures/fixtureApi.ts';
import {
  elementsIn,
  findAll,
  only,
  textOf,
  textsByRole,
  type Element,
} from '../fixtures/htmlPage.ts';
import { isLeftOut } from '../fixtures/leftOutPages.ts';
import { sendHook } from '../fixtures/publisher.ts';
import { findFaults } from '../fixtures/siteFaults.ts';
import { skipLeftOut, testOf } from '../fixtures/testSite.ts';
import { startUnitPublisher } from '../fixtures/unitPublisher.ts';

const COOKIE_PATH = '/csrf-cookie';

const content = makeContent(SMALL);
for (const endpoint of LIST_ENDPOINTS) content[endpoint] = [];
const api = await startFixtureApi(content);
const failAll = (fault: Fault | undefined) =>
  LIST_ENDPOINTS.forEach((endpoint) => api.setFault(endpoint, fault));

failAll('500');
const publisher = await startUnitPublisher(api.origin, {
  ALLOW_CONTENT_ERRORS: '1',
  CSRF_COOKIE_PATH: COOKIE_PATH,
});
afterAll(() => Promise.all([publisher.remove(), api.close()]));
const { port } = await publisher.readUntil('listening');
/** Waits for the end of a build; returns the live site. */
async function openBuilt(): Promise<BuiltSite> {
  expect(await publisher.readUntil('published', 'failed')).toMatchObject({ event: 'published' });
  return skipLeftOut(openSite(await realpath(join(publisher.home, 'current'))));
}
const failed = await openBuilt();
failAll(undefined);
expect((await sendHook(`http://127.0.0.1:${String(port)}`)).status).toBe(202);
const empty = await openBuilt();
await publisher.stop();

/** What each page shows if its content failed to load, and if there is none. */
const { format, notices, finder, franchiseDetails, home: homeMessages } = messagesIn('en');
const { none, failed: failures } = { none: notices.empty, failed: notices.failed };
const DISHES = format(failures.dishes, { cause: 'HTTP 500' });
const TEAM = format(failures.membersServer, { status: '500 Internal Server Error' });
const MESSAGES = [
  ['/', DISHES, homeMessages.signature.empty],
  ['/', failures.posts, none.posts, '/blog/'],
  ['/', DISHES, none.categories],
  ['/menu/', DISHES, homeMessages.signature.empty],
  ['/services/', failures.serviceDishes, none.categories],
  ['/blog/', failures.posts, none.posts],
  ['/about/', TEAM, none.members, '/teams/'],
  ['/teams/', TEAM, none.members],
  ['/chef-single/', TEAM, none.members],
  ['/faqs/', failures.faqs, none.faqs],
  ['/image-gallery/', failures.pictures, none.pictures],
  ['/video-gallery/', failures.videos, none.videos],
  ['/franchise-details/', failures.benefits, franchiseDetails.benefits.empty],
  ['/franchises-list/', format(failures.franchises, { cause: 'HTTP 500' }), finder.missingCountry],
] as const;

test.for(MESSAGES)(
  'on %s shows either the alert "%s" or the text "%s"',
  ([route, failure, none, about = route], { skip }) => {
    skip(isLeftOut(about), `This site has no ${about}`);
    expect(textsByRole(failed.page(route), 'alert')).toContain(failure);
    expect(textOf(failed.page(route).root)).not.toContain(none);
    expect(textOf(empty.page(route).root)).toContain(none);
  },
);

test('shows no alert for empty lists', () => {
  // Live regions of forms and the video dialog are empty at first, others hidden.
  const isSpeaking = (element: Element) =>
    element.attribs.role === 'alert' &&
    element.attribs.hidden === undefined &&
    textOf(element) !== '';
  const alerting = empty.pages().filter(({ elements }) => elements.some(isSpeaking));
  expect(alerting.map(({ route }) => route)).toEqual([]);
});

testOf('/franchises-list/')('offers the three dropdowns without any franchise', () => {
  const main = only(empty.page('/franchises-list/'), 'main');
  const dropdowns = elementsIn(main).filter(({ tagName }) => tagName === 'select');
  expect(dropdowns).toHaveLength(3);
});

test.each([
  ['failed', failed],
  ['empty', empty],
])('renders whole pages for content that is %s', (_, site) => {
  expect(findFaults(site, FIXTURE_SITE_URL)).toEqual([]);
});

test('publishes the production build of React, whatever NODE_ENV is', () => {
  expect(process.env.NODE_ENV).toBe('test');
  const [react = ''] = empty.files.filter((file) => /^_astro\/react\.[^/]+\.js$/.test(file));
  // Only React's production build links to react.dev.
  expect(empty.read(react)).toContain('react.dev/errors');
});

test.each(['/contact/', '/franchise-details/', '/ready-to-eat/'])(
  'tells the form on %s where the API sets its CSRF cookie',
  (route) => {
    const props = findAll(empty.page(route), 'astro-island').map(
      (island) => island.attribs.props ?? '',
    );
    const address = JSON.stringify([0, api.origin + COOKIE_PATH]);
    expect(props.filter((text) => text.includes(`"cookieUrl":${address}`))).toHaveLength(1);
  },
);

testOf('/contact/')('names the cookie that the API sets for a form', () => {
  const text = textOf(empty.page('/contact/').root);
  expect(text).toContain('XSRF-TOKEN');
  expect(text).not.toContain(messagesIn('en').privacy.tracking);
});
