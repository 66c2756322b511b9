import PQueue from 'p-queue';
import { expect, test, vi } from 'vitest';
import { fetchBodies } from '~/api/fetchBodies';
import { postResource, type PostRow } from '~/api/posts';
import type { SnapshotPart } from '~/api/snapshot';
import { readRows } from './readRows';

const POSTS = 30;
const IDS = Array.from({ length: POSTS }, (_, id) => id);
const NOW = '2026-03-04T10:00:00Z';

const answerWith = (body: unknown, status = 200) => Response.json(body, { status });
const goodAnswer = () => answerWith({ data: { description: 'Text' } });

interface FetchAllOptions {
  ids?: readonly unknown[];
  previous?: SnapshotPart<PostRow>;
  now?: string;
}

/** Completes a list of posts without bodies; `answer` has what the address of each post says. */
async function fetchAll(
  answer: (id: number) => Response,
  { ids = IDS, previous, now = NOW }: FetchAllOptions = {},
) {
  const asked = new Set<string>();
  vi.stubGlobal('fetch', (url: string) => {
    asked.add(url);
    return Promise.resolve(answer(Number(url.split('/').at(-1))));
  });
  const data = ids.map((id) => ({ id, title: `Post ${String(id)}` }));
  const { rows } = readRows(postResource, { data });
  const mediaBaseUrl = 'https://media.example';
  const part = { rows, mediaBaseUrl, fetchedAt: now, isCopy: false };
  const warnings: string[] = [];
  const copies: string[] = [];
  const result = await fetchBodies(part, previous, {
    apiBaseUrl: 'https://api.example',
    client: { backOffMs: 0 },
    queue: new PQueue({ concurrency: 4 }),
    context: { mediaBaseUrl, warn: (warning) => warnings.push(warning) },
    onCopy: (line) => copies.push(line),
    now: new Date(now),
    onProgress: () => undefined,
  });
  return { ...part, ...result, asked: asked.size, warnings, copies };
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

test('gives up an API that does nothing but fail', async () => {
  const { failures, asked } = await fetchAll(() => answerWith({}, 500));
  expect(asked).toBeLessThan(12); // four at once, and eight failures in a row
  expect(failures).toHaveLength(POSTS);
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
  const second = await fetchAll(bad, { ids: [1], now: '2026-03-03T10:00:00Z', previous: first });
  const { copies } = await fetchAll(bad, { ids: [1], previous: second });
  expect(copies).toEqual(['/api/blog/1: HTTP 500; using the copy of 3 days ago']);
});
