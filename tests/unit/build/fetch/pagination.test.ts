import { describe, expect, test } from 'vitest';
import { ApiError } from '#/api/failure.ts';
import { fetchPages, mergePages } from '#/build/fetch/pagination.ts';

const BASE = 'https://api.example/shop';
const BLOG = '/api/blog';
const SECOND = '/api/blog?page=2';
const THIRD = '/api/blog?page=3';

type Pages = Record<string, unknown>;

/** Fetches from an API with these answers, by address after its base; 404 for all others. */
async function fetchAll(pages: Pages | ((address: string) => unknown), base = BASE) {
  const asked: string[] = [];
  const warnings: string[] = [];
  const getJson = (address: string) => {
    asked.push(address);
    const body = typeof pages === 'function' ? pages(address) : pages[address];
    if (body === undefined) {
      throw new ApiError(address, { kind: 'http', status: 404, statusText: '' });
    }
    return Promise.resolve({ text: JSON.stringify(body), body });
  };
  const warn = (warning: string) => warnings.push(warning);
  return { body: mergePages(await fetchPages(BLOG, base, getJson, warn)), asked, warnings };
}

describe('an answer in pages', () => {
  test.each<[string, Pages]>([
    [
      'an absolute address in next',
      { [BLOG]: { data: [1, 2], next: BASE + SECOND }, [SECOND]: { data: [3], next: null } },
    ],
    [
      'a relative one in links.next',
      { [BLOG]: { data: [1, 2], links: { next: '?page=2' } }, [SECOND]: { data: [3] } },
    ],
    [
      'meta.last_page',
      {
        [BLOG]: { data: [1, 2], meta: { current_page: 1, last_page: 2 } },
        [SECOND]: { data: [3], meta: { current_page: 2, last_page: 2 } },
      },
    ],
    [
      "Laravel's paginator behind a proxy that terminates TLS",
      {
        [BLOG]: {
          current_page: 1,
          data: [1, 2],
          last_page: 2,
          links: [{ url: null, label: 'Previous' }],
          next_page_url: `http://api.example/shop${SECOND}`,
        },
        [SECOND]: { current_page: 2, data: [3], last_page: 2, next_page_url: null },
      },
    ],
    [
      "Laravel's paginator in data",
      {
        [BLOG]: { data: { current_page: 1, data: [1, 2], last_page: 2 } },
        [SECOND]: { data: { current_page: 2, data: [3], last_page: 2 } },
      },
    ],
    [
      "Django's next and results",
      {
        [BLOG]: { count: 3, next: BASE + SECOND, results: [1, 2] },
        [SECOND]: { count: 3, next: null, results: [3] },
      },
    ],
    [
      'a path below the API',
      {
        [BLOG]: { data: [1, 2], next: `${BASE}/api/blog/from/2` },
        '/api/blog/from/2': { data: [3] },
      },
    ],
  ])('is followed by %s', async (_, pages) => {
    const { body, asked, warnings } = await fetchAll(pages);
    expect(body).toMatchObject({ data: [1, 2, 3] });
    expect(asked).toEqual(Object.keys(pages));
    expect(warnings).toEqual([]);
  });

  test.each<[unknown, string]>([
    [undefined, 'HTTP 404'],
    [{ entries: [2] }, 'expected a list in data, found nothing'],
  ])('fails as a whole where a page is %j', async (second, detail) => {
    const pages = { [BLOG]: { data: [1], next: '?page=2' }, [SECOND]: second };
    await expect(fetchAll(pages)).rejects.toThrow(`/api/blog?page=2: ${detail}`);
  });

  test.each([
    'https://elsewhere.example/api/blog?page=2',
    'https://api.example/other/thing?page=2',
    '//elsewhere.example/shop/api/blog?page=2',
  ])('asks nobody else, such as %s, and names both addresses', async (next) => {
    const expected = `expected the next page below ${BASE}, found ${new URL(next, BASE).href}`;
    const fetching = fetchAll({ [BLOG]: { data: [1], next } });
    await expect(fetching).rejects.toThrow(`/api/blog: ${expected}`);
  });

  test.each([
    ['https://api.example/shop', 'https://api.example:8443/shop/api/blog?page=2'],
    ['http://localhost:8000', 'http://localhost/api/blog?page=2'],
    ['http://127.0.0.1:8000', 'https://localhost/api/blog?page=2'],
    ['http://localhost:8000', 'http://[::1]:80/api/blog?page=2'],
  ])('of %s is followed to %s, but asked for at the first', async (base, next) => {
    const pages = { [BLOG]: { data: [1, 2], next }, [SECOND]: { data: [3] } };
    const { body, asked } = await fetchAll(pages, base);
    expect(body).toMatchObject({ data: [1, 2, 3] });
    expect(asked).toEqual([BLOG, SECOND]);
  });

  test('fails where what should be the next address is none', async () => {
    const expected = '/api/blog: expected an address of the next page, found a number';
    await expect(fetchAll({ [BLOG]: { data: [1], next: 2 } })).rejects.toThrow(expected);
  });

  test('is followed no more where it leads back, and says so', async () => {
    const { body, asked, warnings } = await fetchAll({
      [BLOG]: { data: [1], next: '?page=2' },
      [SECOND]: { data: [2], next: '?page=3' },
      [THIRD]: { data: [3], next: '?page=2' },
    });
    expect(body).toMatchObject({ data: [1, 2, 3] });
    expect(asked).toHaveLength(3);
    expect(warnings).toEqual(['/api/blog: its pages do not end; 3 are used']);
  });

  test('is not taken twice from an API that counts pages but always gives the first one', async () => {
    const first = { data: [1], meta: { current_page: 1, last_page: 5 } };
    const { body, warnings } = await fetchAll({ [BLOG]: first, [SECOND]: first });
    expect(body).toEqual(first);
    expect(warnings).toEqual(['/api/blog: its pages do not end; 1 are used']);
  });

  test('ends after a thousand pages, and says so', async () => {
    let number = 1;
    const { asked, warnings } = await fetchAll(() => ({
      data: [number],
      next: `?page=${(number += 1)}`,
    }));
    expect(asked).toHaveLength(1000);
    expect(warnings).toEqual(['/api/blog: its pages do not end; 1000 are used']);
  });
});

test('an answer that says nothing of pages is asked for once', async () => {
  const { body, asked } = await fetchAll({ [BLOG]: { data: [1], links: { self: '/x' } } });
  expect(body).toEqual({ data: [1], links: { self: '/x' } });
  expect(asked).toEqual([BLOG]);
});
