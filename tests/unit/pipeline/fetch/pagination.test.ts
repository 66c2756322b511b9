import { expect, test } from 'vitest';
import { ApiError } from '#/api/failure.ts';
import { fetchPages, readPages } from '#/pipeline/fetch/pagination.ts';

const BASE = 'https://api.example/shop';
const BLOG = '/api/blog';
const SECOND = '/api/blog?page=2';

/** Fetches from an API that gives this body for each address; undefined gives a 404. */
async function fetchAll(respond: (address: string) => unknown, base = BASE, link = '') {
  const requests: string[] = [];
  const warnings: string[] = [];
  const getJson = (address: string) => {
    requests.push(address);
    const body = respond(address);
    if (body === undefined) {
      throw new ApiError(address, { kind: 'http', status: 404, statusText: '' });
    }
    return Promise.resolve({ address, text: JSON.stringify(body), body, link });
  };
  const warn = (warning: string) => warnings.push(warning);
  const pages = await fetchPages(BLOG, base, getJson, warn);
  const reader = { endpoint: BLOG, listKeys: ['data', 'blogs'], read: (body: unknown) => body };
  return { body: readPages(reader, pages, warn), requests, warnings };
}

const inTwoPages = (first: object, second: unknown, address = SECOND) =>
  fetchAll((path) =>
    new Map<string, unknown>([
      [BLOG, first],
      [address, second],
    ]).get(path),
  );

const ofTwo = (current: number) => ({ current_page: current, last_page: 2 });

test.each<[string, first: object, second: object]>([
  [
    'an absolute address in next_page_url',
    { data: [1, 2], next_page_url: BASE + SECOND },
    { data: [3], next_page_url: null },
  ],
  ['a relative one in links.next', { data: [1, 2], links: { next: '?page=2' } }, { data: [3] }],
  [
    'a link in its data',
    { data: { data: [1, 2], ...ofTwo(1), next_page_url: BASE + SECOND } },
    { data: { data: [3], ...ofTwo(2), next_page_url: null } },
  ],
  [
    'pages in another key',
    { blogs: { 0: 1, 4: 2 }, next_page_url: BASE + SECOND },
    { blogs: { data: [3] } },
  ],
  [
    "Laravel's paginator behind a proxy that terminates TLS",
    {
      ...ofTwo(1),
      data: [1, 2],
      links: [{ url: null, label: 'Previous' }],
      next_page_url: `http://api.example/shop${SECOND}`,
    },
    { ...ofTwo(2), data: [3], next_page_url: null },
  ],
])('follows pages by %s', async (_, first, second) => {
  const { body, requests, warnings } = await inTwoPages(first, second);
  expect(body).toMatchObject({ data: [1, 2, 3] });
  expect(requests).toEqual([BLOG, SECOND]);
  expect(warnings).toEqual([]);
});

test.each([
  ['https://api.example/shop', 'https://api.example:8443/shop/api/blog?page=2'],
  ['http://localhost:8000', 'http://localhost/api/blog?page=2'],
])('follows %s to %s, but sends requests only to the first', async (base, next) => {
  const { requests } = await fetchAll(
    (address) => (address === BLOG ? { data: [1], next_page_url: next } : { data: [2] }),
    base,
  );
  expect(requests).toEqual([BLOG, SECOND]);
});

const elsewhere = (found: string) =>
  `/api/blog: expected the next page below ${BASE}, found https://${found}`;

test.each<[next: unknown, second: unknown, string]>([
  ['?page=2', undefined, '/api/blog?page=2: HTTP 404'],
  [
    '?page=2',
    { entries: [2] },
    '/api/blog?page=2: expected a list in data or blogs, found nothing',
  ],
  // Other hosts get no request.
  ['https://else.example/api/blog', {}, elsewhere('else.example/api/blog')],
  ['https://api.example/other', {}, elsewhere('api.example/other')],
])('fails as a whole if %j as the next page is %j', async (next, second, error) => {
  await expect(inTwoPages({ data: [1], next_page_url: next }, second)).rejects.toThrow(error);
});

const numberIn = (address: string) => Number(/\d+$/.exec(address)?.[0] ?? 1);

test.each<[string, requests: number, used: number, (address: string) => object]>([
  [
    'leads back',
    3,
    3,
    (address) => ({ data: [1], next_page_url: `?page=${numberIn(address) === 2 ? 3 : 2}` }),
  ],
  [
    'goes on',
    1000,
    1000,
    (address) => ({ data: [1], next_page_url: `?page=${numberIn(address) + 1}` }),
  ],
])('ends a list that %s after %i pages, and reports it', async (_, count, used, respond) => {
  const { requests, warnings } = await fetchAll(respond);
  expect(requests).toHaveLength(count);
  expect(warnings).toEqual([
    `/api/blog: its links to the next page never end; the first ${used} pages are used`,
  ]);
});

test('sends one request if the reply names no pages', async () => {
  const { body, requests } = await fetchAll(() => ({ data: [1], links: { self: '/x' } }));
  expect(body).toEqual({ data: [1], links: { self: '/x' } });
  expect(requests).toEqual([BLOG]);
});

test.each<[object, string?]>([
  [
    { data: [1, 2], meta: { pagination: { pageCount: 2, total: 4 } } },
    'says that it has 4 items, but sends 2',
  ],
  [{ count: 3, next: `${BASE}${SECOND}`, data: [1, 2] }, 'says that it has 3 items, but sends 2'],
  [{ data: [1, 2], totalElements: 4 }, 'says that it has 4 items, but sends 2'],
  [{ data: [1, 2], meta: { total: 2, last_page: 1 }, order: { total: 900 } }],
])('reports a partial list with both numbers: %j', async (body, warning) => {
  const { warnings } = await fetchAll(() => body);
  const cure = 'the API must send all in one response, or link to the next page';
  expect(warnings).toEqual(warning === undefined ? [] : [`/api/blog: ${warning}; ${cure}`]);
});

test.each<[object, by: string | undefined]>([
  [{ data: [1, 2], next_cursor: 'abc', has_more: true }, 'next_cursor'],
  [{ data: [1, 2], hasMore: 'true', nextCursor: null }, 'hasMore'],
  [{ data: [1, 2], last: false, number: 0, size: 2 }, 'last'],
  [{ data: [1, 2], _links: { next: { href: '/api/blog?page=2' } } }, 'next'],
  [{ data: [1, 2], meta: { pagination: { next_page: 2 } } }, 'next_page'],
  [{ data: [1, 2], pageInfo: { hasNextPage: true, endCursor: 'x' } }, 'hasNextPage'],
  [{ blogs: { data: [1, 2], next_page_url: '/api/blog?page=2' } }, 'next_page_url'],
  [
    {
      data: [1, 2],
      next_cursor: '',
      has_more: 'false',
      last: true,
      paging: { next: [] },
      nextEvent: 1,
    },
    undefined,
  ],
  [
    { data: { 0: { next: 'a' }, 1: { has_more: true } }, event: { next: 'b', total: 9 } },
    undefined,
  ],
])('reports a list that says that there is more: %j by %s', async (body, by) => {
  const { warnings } = await fetchAll(() => body);
  const line = `/api/blog: says in ${by} that it has more than the 2 items that it sends; the API must send all in one response, or link to the next page`;
  expect(warnings).toEqual(by === undefined ? [] : [line]);
});

test('reports a Link header that leads to a next page', async () => {
  const link = '</api/blog?page=0>; rel="prev", </api/blog?page=2>; rel="next"';
  const { warnings } = await fetchAll(() => ({ data: [1] }), BASE, link);
  expect(warnings).toEqual([
    expect.stringContaining('says in Link that it has more than the 1 items'),
  ]);
});

test('keeps an item that is on two pages once, and reports it', async () => {
  const items = (...ids: (number | string)[]) => ids.map((id) => ({ id }));
  const { body, warnings } = await inTwoPages(
    { data: items(1, 2, 2), next_page_url: SECOND },
    { data: [...items('2', 3), { title: 'No id' }] },
  );
  expect(body).toMatchObject({ data: [...items(1, 2, 2, 3), { title: 'No id' }] });
  expect(warnings).toEqual(['/api/blog: sends items on two pages; they are shown once: ids 2']);
});
