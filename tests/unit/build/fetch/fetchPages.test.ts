import PQueue from 'p-queue';
import { describe, expect, test, vi } from 'vitest';
import { fetchPages, mergeKept } from '#/build/fetch/fetchPages.ts';
import type { KeptAnswer } from '#/build/fetch/keptAnswers.ts';

const BASE = 'https://api.example/shop';

type Pages = Record<string, unknown>;

interface FetchAllOptions {
  endpoint?: string;
  kept?: readonly KeptAnswer[];
  saved?: readonly KeptAnswer[];
  maxPages?: number;
}

/** Fetches from an API with these answers, by address after its base; 404 for all others. */
async function fetchAll(pages: Pages, options: FetchAllOptions = {}) {
  const { endpoint = '/api/blog', kept = [], saved = [], maxPages } = options;
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string, init: { headers: Headers }) => {
    const address = url.slice(BASE.length);
    asked.push(address);
    const etag = `"${JSON.stringify(pages[address])}"`;
    if (init.headers.get('if-none-match') === etag) {
      return Promise.resolve(new Response(null, { status: 304 }));
    }
    const status = url.startsWith(BASE) && address in pages ? 200 : 404;
    return Promise.resolve(Response.json(pages[address] ?? {}, { status, headers: { etag } }));
  });
  const warnings: string[] = [];
  const added: string[] = [];
  const result = await fetchPages(endpoint, kept, {
    apiBaseUrl: BASE,
    client: { backOffMs: 0 },
    queue: new PQueue({ concurrency: 4 }),
    now: new Date(),
    warn: (warning) => warnings.push(warning),
    onCopy: (line) => warnings.push(line),
    unfinished: {
      get: (address) => saved.find((each) => each.address === address),
      add: ({ address }) => {
        added.push(address);
        return Promise.resolve();
      },
    },
    maxPages,
  });
  return { ...result, asked, added, warnings };
}

const SECOND = '/api/blog?page=2';
const THIRD = '/api/blog?page=3';

describe('an answer in pages', () => {
  test.each<[string, Pages]>([
    [
      'an absolute address in next',
      {
        '/api/blog': { data: [1, 2], next: `${BASE}${SECOND}` },
        [SECOND]: { data: [3], next: null },
      },
    ],
    [
      'a relative one in links.next',
      { '/api/blog': { data: [1, 2], links: { next: '?page=2' } }, [SECOND]: { data: [3] } },
    ],
    [
      'meta.last_page',
      {
        '/api/blog': { data: [1, 2], meta: { current_page: 1, last_page: 2 } },
        [SECOND]: { data: [3], meta: { current_page: 2, last_page: 2 } },
      },
    ],
    [
      "Laravel's paginator",
      {
        '/api/blog': {
          current_page: 1,
          data: [1, 2],
          last_page: 2,
          links: [{ url: null, label: 'Previous' }],
          next_page_url: `http://api.example/shop${SECOND}`, // as behind a proxy that terminates TLS
        },
        [SECOND]: { current_page: 2, data: [3], last_page: 2, next_page_url: null },
      },
    ],
    [
      "Laravel's paginator in data",
      {
        '/api/blog': { data: { current_page: 1, data: [1, 2], last_page: 2 } },
        [SECOND]: { data: { current_page: 2, data: [3], last_page: 2 } },
      },
    ],
    [
      "Django's next and results",
      {
        '/api/blog': { count: 3, next: `${BASE}${SECOND}`, previous: null, results: [1, 2] },
        [SECOND]: { count: 3, next: null, previous: `${BASE}/api/blog`, results: [3] },
      },
    ],
    [
      'a path below the API',
      {
        '/api/blog': { data: [1, 2], next: `${BASE}/api/blog/from/2` },
        '/api/blog/from/2': { data: [3] },
      },
    ],
  ])('is followed by %s', async (_, pages) => {
    const { body, answers, warnings } = await fetchAll(pages);
    expect(JSON.stringify(body)).toContain('[1,2,3]');
    expect(answers.map(({ address }) => address)).toEqual(Object.keys(pages));
    expect(mergeKept(answers)).toEqual(body);
    expect(warnings).toEqual([]);
  });

  test('asks for each page by the validator that it had', async () => {
    const pages = { '/api/blog': { data: [1], next: '?page=2' }, [SECOND]: { data: [2] } };
    const { answers: kept } = await fetchAll(pages);
    const { body, answers } = await fetchAll(pages, { kept });
    expect(body).toMatchObject({ data: [1, 2] });
    expect(answers.map(({ text }) => text)).toEqual(kept.map(({ text }) => text));
  });

  describe('of which a killed build had got some', () => {
    const pages = { '/api/blog': { data: [1, 2], next: '?page=2' }, [SECOND]: { data: [3] } };
    const savedFor = (first: unknown): KeptAnswer[] => [
      { address: '/api/blog', text: JSON.stringify(first), fetchedAt: '' },
      { address: SECOND, text: JSON.stringify(pages[SECOND]), fetchedAt: '' },
    ];

    test('is asked for the first alone where that is as it was', async () => {
      const { asked, added, body } = await fetchAll(pages, { saved: savedFor(pages['/api/blog']) });
      expect(asked).toEqual(['/api/blog']);
      expect(added).toEqual([]);
      expect(body).toMatchObject({ data: [1, 2, 3] });
    });

    test('is asked for all where the first has changed, as others begin elsewhere then', async () => {
      const saved = savedFor({ data: [2, 3], next: '?page=2' });
      const { asked, warnings } = await fetchAll(pages, { saved });
      expect(asked).toEqual(['/api/blog', SECOND]);
      expect(warnings).toEqual([]);
    });

    test('is kept from its first on', async () => {
      expect((await fetchAll(pages)).added).toEqual(['/api/blog', SECOND]);
    });
  });

  test('fails as a whole where one page fails', async () => {
    const pages = { '/api/blog': { data: [1], next: '?page=2' } };
    await expect(fetchAll(pages)).rejects.toThrow('/api/blog?page=2: HTTP 404');
  });

  test.each([
    [{ items: [2] }, 'expected a list in data, found nothing'],
    [{ data: [2], status: 'error' }, 'expected the status of the first page, found another'],
  ])('fails as a whole where a page is %j', async (second, detail) => {
    const pages = { '/api/blog': { data: [1], next: '?page=2' }, [SECOND]: second };
    await expect(fetchAll(pages)).rejects.toThrow(`/api/blog?page=2: ${detail}`);
  });

  test.each([
    'https://elsewhere.example/api/blog?page=2',
    'https://api.example/other/thing?page=2',
    '//elsewhere.example/shop/api/blog?page=2',
    'https://api.example:8443/shop/api/blog?page=2',
  ])('asks nobody else, such as %s', async (next) => {
    const pages = { '/api/blog': { data: [1], next } };
    const expected = 'expected the next page below the API, found it elsewhere';
    await expect(fetchAll(pages)).rejects.toThrow(`/api/blog: ${expected}`);
  });

  test('fails where what should be the next address is none', async () => {
    const expected = '/api/blog: expected an address of the next page, found a number';
    await expect(fetchAll({ '/api/blog': { data: [1], next: 2 } })).rejects.toThrow(expected);
  });

  test('is followed no more where it leads back, and says so', async () => {
    const pages = {
      '/api/blog': { data: [1], next: '?page=2' },
      [SECOND]: { data: [2], next: '?page=3' },
      [THIRD]: { data: [3], next: '?page=2' },
    };
    const { body, asked, warnings } = await fetchAll(pages);
    expect(body).toMatchObject({ data: [1, 2, 3] });
    expect(asked).toHaveLength(3);
    expect(warnings).toEqual([
      '/api/blog: its pages lead back to /api/blog?page=2; what came until there is used',
    ]);
  });

  test('is not taken twice from an API that counts pages but always gives the first one', async () => {
    const first = { data: [1], meta: { current_page: 1, last_page: 5 } };
    const { body, warnings } = await fetchAll({ '/api/blog': first, [SECOND]: first });
    expect(body).toEqual(first);
    expect(warnings).toEqual([
      '/api/blog?page=2: the same as the page before it; what came until there is used',
    ]);
  });

  test('ends at the most pages, and says so', async () => {
    const pages = {
      '/api/blog': { data: [1], next: '?page=2' },
      [SECOND]: { data: [2], next: '?page=3' },
      [THIRD]: { data: [3] },
    };
    const { body, warnings } = await fetchAll(pages, { maxPages: 2 });
    expect(body).toMatchObject({ data: [1, 2] });
    expect(warnings).toEqual(['/api/blog: more than 2 pages; what came until there is used']);
  });
});

test('an answer that says nothing of pages is asked for once', async () => {
  const { body, asked } = await fetchAll({ '/api/blog': { data: [1], links: { self: '/x' } } });
  expect(body).toEqual({ data: [1], links: { self: '/x' } });
  expect(asked).toEqual(['/api/blog']);
});
