import PQueue from 'p-queue';
import { expect, test, vi } from 'vitest';
import { fetchBodies } from '#/build/fetch/fetchBodies.ts';
import type { KeptAnswer } from '#/build/fetch/keptAnswers.ts';
import { reportCause } from '#/api/failure.ts';
import { postResource } from '#/api/posts.ts';
import { readRows } from '../../api/readRows.ts';

const POSTS = 30;
const IDS = Array.from({ length: POSTS }, (_, id) => id);
const NOW = '2026-03-04T10:00:00Z';

const answerWith = (body: unknown, status = 200) => Response.json(body, { status });
const goodAnswer = () => answerWith({ data: { description: 'Text' } });

interface FetchAllOptions {
  ids?: readonly unknown[];
  kept?: readonly KeptAnswer[];
  saved?: readonly KeptAnswer[];
  now?: string;
}

/** Completes a list of posts without bodies; `answer` gives the answer for each post's address. */
async function fetchAll(
  answer: (id: number) => Response,
  { ids = IDS, kept = [], saved = [], now = NOW }: FetchAllOptions = {},
) {
  const asked = new Set<string>();
  let requests = 0;
  vi.stubGlobal('fetch', (url: string) => {
    asked.add(url);
    requests += 1;
    return Promise.resolve(answer(Number(url.split('/').at(-1))));
  });
  const data = ids.map((id) => ({ id, title: `Post ${String(id)}` }));
  const { rows } = readRows(postResource, { data });
  const mediaBaseUrl = 'https://media.example';
  const part = { rows, answers: [], isCopy: false };
  const warnings: string[] = [];
  const copies: string[] = [];
  const added: string[] = [];
  const result = await fetchBodies(part, kept, {
    apiBaseUrl: 'https://api.example',
    client: { backOffMs: 0 },
    queue: new PQueue({ concurrency: 4 }),
    context: { mediaBaseUrl, warn: (warning) => warnings.push(warning) },
    onCopy: (line) => copies.push(line),
    now: new Date(now),
    onProgress: () => undefined,
    unfinished: {
      get: (address) => saved.find((each) => each.address === address),
      add: ({ address }) => {
        added.push(address);
        return Promise.resolve();
      },
    },
  });
  return { ...result, asked: asked.size, requests, added, warnings, copies };
}

test.each([
  ['answers that hold no post', () => answerWith({ data: null })],
  ['answers that refuse', () => answerWith({}, 403)],
])('asks for every post whatever number of %s comes first', async (_, bad) => {
  const { rows, failures, asked } = await fetchAll((id) => (id < 20 ? bad() : goodAnswer()));
  expect(asked).toBe(POSTS);
  expect(failures).toHaveLength(20);
  expect(rows.filter(({ problem }) => !problem)).toHaveLength(10);
});

test('asks for every post where failures of the server stand among good answers', async () => {
  const { failures, asked } = await fetchAll((id) => (id % 2 ? answerWith({}, 500) : goodAnswer()));
  expect(asked).toBe(POSTS);
  expect(failures).toHaveLength(15);
});

test('asks for every post behind a long run of failures of the server', async () => {
  const bad = (id: number) => (id < 11 ? answerWith({}, 500) : goodAnswer());
  const { rows, failures, asked } = await fetchAll(bad);
  expect(asked).toBe(POSTS);
  expect(failures).toHaveLength(11);
  expect(rows.filter(({ problem }) => !problem)).toHaveLength(POSTS - 11);
});

test('asks once for each post while many in a row have failed', async () => {
  const { failures, asked, requests } = await fetchAll(() => answerWith({}, 500));
  expect(asked).toBe(POSTS);
  expect(failures).toHaveLength(POSTS);
  expect(requests).toBeLessThanOrEqual(POSTS + 2 * 11); // eight failures, and four in parallel
});

test('gives up an API that has only failed for two minutes, and says what it was not asked for', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const { failures, asked } = await fetchAll(() => {
    now += 5000;
    return answerWith({}, 503);
  });
  expect(asked).toBeLessThan(POSTS);
  expect(failures).toHaveLength(POSTS);
  const causes = failures.map(({ failure }) => reportCause(failure));
  expect(causes.slice(0, asked)).toEqual(Array(asked).fill('HTTP 503'));
  for (const cause of causes.slice(asked)) {
    expect(cause).toMatch(/^not asked for, as \d+ in a row failed, the last with HTTP 503$/);
  }
});

test.each(['.', '..'])(
  'asks for no post with the id %j, which no address can end with',
  async (id) => {
    const { rows, failures, asked, warnings } = await fetchAll(goodAnswer, { ids: [id, 1] });
    expect(asked).toBe(1);
    expect(rows.map(({ problem }) => problem)).toEqual(['missing', undefined]);
    expect(failures).toEqual([]);
    expect(warnings).toEqual([`/api/blog/${id}: no address for such an id; the page says so`]);
  },
);

test('says how old the copy of a body is, not that of the list', async () => {
  const bad = () => answerWith({}, 500);
  const first = await fetchAll(goodAnswer, { ids: [1], now: '2026-03-01T10:00:00Z' });
  const second = await fetchAll(bad, {
    ids: [1],
    now: '2026-03-03T10:00:00Z',
    kept: first.answers,
  });
  const { copies } = await fetchAll(bad, { ids: [1], kept: second.answers });
  expect(copies).toEqual(['/api/blog/1: HTTP 500; using the copy of 3 days ago']);
});

const savedAnswer = (id: number, etag?: string): KeptAnswer => ({
  address: `/api/blog/${id}`,
  text: JSON.stringify({ data: { description: 'Saved' } }),
  fetchedAt: NOW,
  etag,
});

test('keeps each body as it comes, for a fetch that may be cut off', async () => {
  const { added } = await fetchAll(goodAnswer, { ids: [1, 2] });
  expect(added).toEqual(['/api/blog/1', '/api/blog/2']);
});

test('does not ask again for what a fetch that was cut off has had, and says so', async () => {
  const { rows, answers, asked, copies } = await fetchAll(goodAnswer, {
    ids: [1, 2, 3],
    saved: [savedAnswer(1), savedAnswer(2)],
  });
  expect(asked).toBe(1);
  expect(rows.map(({ paragraphs }) => paragraphs)).toEqual([['Saved'], ['Saved'], ['Text']]);
  expect(answers).toHaveLength(3);
  expect(copies).toEqual(['2 texts of posts are those that a build which was cut off had got']);
});

test('asks by its validator for what a fetch that was cut off has had', async () => {
  const { rows, asked, added, copies } = await fetchAll(() => new Response(null, { status: 304 }), {
    ids: [1],
    saved: [savedAnswer(1, '"a"')],
  });
  expect(asked).toBe(1);
  expect(rows.map(({ paragraphs }) => paragraphs)).toEqual([['Saved']]);
  expect([...added, ...copies]).toEqual([]);
});

test("treats a copy that today's code cannot read as missing", async () => {
  const kept = [{ ...savedAnswer(1), text: '[]' }];
  const { failures } = await fetchAll(() => answerWith({}, 500), { ids: [1], kept });
  expect(failures.map(({ endpoint }) => endpoint)).toEqual(['/api/blog/1']);
});
