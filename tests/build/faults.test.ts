/** What pages show for endpoints that fail, for each kind of failure. */
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { messagesIn } from '#/messages/messages.ts';
import { makeContent, neededEndpoints, SMALL, type ListEndpoint } from '../fixtures/content.ts';
import { fetchFixture } from '../fixtures/fetchFixture.ts';
import { FAULTS, hasStatus, startFixtureApi, type Fault } from '../fixtures/fixtureApi.ts';
import { makeTemporaryFolder } from '../fixtures/temporaryFolder.ts';

/** A whole build runs with this time-out, because on a busy machine even a good response may be late. */
const SLOW_TIMEOUT_MS = 50;
const { format, notices } = messagesIn('en');
const { causes, failed } = notices;

/** The cause of each fault as pages show it, and the message of the team's page. */
const CAUSES: Partial<Record<Fault, { page: string; team: string }>> = {
  '500': {
    page: 'HTTP 500',
    team: `${format(failed.membersServer, { status: 500 })} Internal Server Error`,
  },
  '404': { page: 'HTTP 404', team: failed.membersMissing },
  cut: { page: causes.connectionFailed, team: failed.membersNetwork },
  slow: {
    page: format(causes.timeOut, { milliseconds: SLOW_TIMEOUT_MS }),
    team: failed.membersNetwork,
  },
};
const REFUSALS: Fault[] = ['wrong-status', 'no-success'];

/** The message that each endpoint's page shows for a fault. */
function messagesOf(fault: Fault): Record<ListEndpoint, string> {
  const { page, team } = CAUSES[fault] ?? { page: causes.unreadableAnswer, team: failed.members };
  const isRefusal = REFUSALS.includes(fault);
  return {
    '/api/food': isRefusal ? failed.dishesStatus : format(failed.dishes, { cause: page }),
    '/api/blog': failed.posts,
    '/api/team': team,
    '/api/faq': failed.faqs,
    '/api/portfolio': failed.pictures,
    '/api/franchise-benefits': failed.benefits,
    '/api/video': failed.videos,
    '/api/franchise/add-franchise-details': isRefusal
      ? failed.franchisesStatus
      : format(failed.franchises, { cause: page }),
  };
}

/**
 * Loads what English pages get from a snapshot; imports the loaders again, because they cache its files.
 */
async function loadContent(
  directory: string,
): Promise<Record<ListEndpoint, { items: unknown[]; error?: string | undefined }>> {
  vi.stubEnv('SNAPSHOT_DIR', directory);
  vi.resetModules();
  return {
    '/api/food': (await import('#/api/dishes.ts')).loadDishes('en'),
    '/api/blog': (await import('#/api/posts.ts')).loadPosts('en'),
    '/api/team': (await import('#/api/team.ts')).loadTeam('en'),
    '/api/faq': (await import('#/api/faqs.ts')).loadFaqCategories('en'),
    '/api/portfolio': (await import('#/api/gallery.ts')).loadGallery('en'),
    '/api/franchise-benefits': (await import('#/api/benefits.ts')).loadBenefits('en'),
    '/api/video': (await import('#/api/videos.ts')).loadVideos('en'),
    '/api/franchise/add-franchise-details': (await import('#/api/locations.ts')).loadLocations(
      'en',
    ),
  };
}

const api = await startFixtureApi(makeContent(SMALL, () => null));
afterEach(() => api.reset());
afterAll(() => api.close());

test.each(FAULTS)('pages show the messages of endpoints that all fail by %s', async (fault) => {
  // Only food and franchises must have a `status`; for the others it may be missing, but not
  // report a failure.
  const failing = fault === 'wrong-status' ? neededEndpoints.filter(hasStatus) : neededEndpoints;
  failing.forEach((endpoint) => api.setFault(endpoint, fault));
  const { directory } = await fetchFixture({
    api,
    cacheDir: await makeTemporaryFolder(),
    timeoutMs: fault === 'slow' ? SLOW_TIMEOUT_MS : undefined,
    allowContentErrors: true,
  });
  const content = await loadContent(directory);
  const messages = messagesOf(fault);
  for (const endpoint of failing) {
    expect(content[endpoint]).toEqual({ items: [], error: messages[endpoint] });
  }
});
