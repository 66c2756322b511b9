import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { readSettings } from '#/pipeline/settings.ts';
import { markGood } from '#/pipeline/fetch/snapshotStore.ts';
import type { BuildOptions } from '#/pipeline/buildOptions.ts';
import { buildSite } from '#/pipeline/buildSite.ts';
import { isRecord } from '#/lib/json.ts';
import { makeContent, SMALL } from '../../fixtures/content.ts';
import { startFixtureApi, type FixtureApi } from '../../fixtures/fixtureApi.ts';
import { createMemoryReporter } from '../../fixtures/memoryReporter.ts';
import { makeTemporaryFolder } from '../../fixtures/temporaryFolder.ts';

const steps = vi.hoisted(() => ({ renderSite: vi.fn(), placeSite: vi.fn() }));
vi.mock('#/pipeline/render/render.ts', () => steps);
vi.mock('#/pipeline/place/place.ts', () => steps);

const FAQ = '/api/faq';

let api: FixtureApi;
let cacheDir: string;

beforeEach(async () => {
  const sizes = { ...SMALL, faqCategories: 4 };
  api = await startFixtureApi(makeContent(sizes, () => null));
  onTestFinished(() => api.close());
  cacheDir = await makeTemporaryFolder();
  steps.renderSite.mockResolvedValue(await makeTemporaryFolder());
  steps.placeSite.mockReset().mockResolvedValue(1);
});

/** Builds without the render and place steps; returns the number of FAQ categories and the warnings. */
async function build(options: Partial<BuildOptions> = {}, environment = {}) {
  const reporter = createMemoryReporter();
  const settings = readSettings({ API_BASE_URL: api.origin, ...environment });
  const outDir = join(cacheDir, 'site');
  const client = { backOffMs: 1 };
  const common = { settings, isSample: false, outDir, cacheDir, reporter, client };
  const { directory } = await buildSite({ ...common, ...options });
  const text = await readFile(join(directory, 'faq.json'), 'utf8');
  const { rows, failure } = JSON.parse(text) as { rows: unknown[]; failure?: object };
  return { directory, faqs: rows.length, failure, ...reporter };
}

test('reports how many outlets there are, not in how many states', async () => {
  const outlet = { name: 'Adajan', country: 'India' };
  const data = [{ name: 'Gujarat', cities: [{ name: 'Surat', franchises: [outlet, outlet] }] }];
  api.setBody('/api/franchise/add-franchise-details', { status: 'success', data });
  const { lines } = await build();
  expect(lines.join()).toContain(' 2 outlets');
  expect(lines.join()).not.toContain(' franchises');
});

test('keeps four FAQs until a person accepts that they are gone', async () => {
  await build();
  api.setBody(FAQ, { data: [] });
  await expect(build()).rejects.toThrow('faq went from 4 to 0');
  expect(steps.placeSite).toHaveBeenCalledTimes(1);
  api.setFault(FAQ, '404');
  const { faqs, warnings } = await build();
  expect(faqs).toBe(4);
  expect(warnings).toContainEqual(
    expect.stringMatching(/^\/api\/faq: HTTP 404 and the message "Not found"; using the copy/),
  );

  api.setFault(FAQ, undefined);
  const accepted = await build({ onShrink: 'accept' });
  expect(accepted.warnings).toContain('accepted: faq went from 4 to 0');
  api.setFault(FAQ, '500');
  expect(await build()).toMatchObject({ faqs: 0, failure: undefined });
});

test('stops if most outlets of a state are gone', async () => {
  const path = '/api/franchise/add-franchise-details';
  const outlets = [1, 2, 3, 4].map((id) => ({ id, name: `Outlet ${id}`, country: 'India' }));
  const setOutlets = (franchises: object[]) =>
    api.setBody(path, {
      status: 'success',
      data: [{ id: 1, name: 'Gujarat', cities: [{ id: 1, name: 'Surat', franchises }] }],
    });
  setOutlets(outlets);
  await build();
  setOutlets(outlets.slice(0, 2));
  await expect(build()).rejects.toThrow('outlets went from 4 to 2');
});

test('stops if the bodies of posts are gone', async () => {
  const posts = api.content['/api/blog'].filter(isRecord);
  api.setBody('/api/blog', { data: posts.map(({ id, title }) => ({ id, title })) });
  for (const post of posts) api.setBody(`/api/blog/${String(post.id)}`, { data: post });
  await build();
  for (const { id } of posts) api.setBody(`/api/blog/${String(id)}`, { data: { id } });
  await expect(build()).rejects.toThrow('no post has description any more; 4 of 4 had');
});

test('does not use a snapshot whose site was not placed as a last good copy', async () => {
  await build();
  api.content[FAQ].length = 3;
  steps.placeSite.mockRejectedValueOnce(new Error('a page is missing'));
  await expect(build()).rejects.toThrow('a page is missing');
  api.setFault(FAQ, '404');
  expect((await build()).faqs).toBe(4);
});

test("uses a snapshot as a copy only once the caller's gate accepts it", async () => {
  const { directory } = await build({ onShrink: 'leave to caller' });
  api.setFault(FAQ, '404');
  await expect(build()).rejects.toThrow('/api/faq: HTTP 404');
  await markGood(directory, { faq: 4 });
  expect((await build()).faqs).toBe(4);
});

test.each(['API_BASE_URL', 'MEDIA_BASE_URL'])(
  'compares counts and copies only with builds of the same %s',
  async (name) => {
    await build();
    const other = await startFixtureApi(makeContent(SMALL, () => null));
    onTestFinished(() => other.close());
    for (const each of [api, other]) each.setBody(FAQ, { data: [] });
    expect((await build({}, { [name]: other.origin })).faqs).toBe(0);
    for (const each of [api, other]) each.setFault('/api/team', '404');
    api.setBody(FAQ, api.content[FAQ]);
    await expect(build({}, { [name]: `${other.origin}/v2` })).rejects.toThrow();
  },
);

test('removes unused pictures only after the pages are placed', async () => {
  const pictures = join(cacheDir, 'pictures');
  await mkdir(pictures);
  await writeFile(join(pictures, 'aaaaaaaaaa-160.avif'), '');
  steps.placeSite.mockRejectedValueOnce(new Error('a page is missing'));
  await expect(build()).rejects.toThrow('a page is missing');
  expect(await readdir(pictures)).toHaveLength(1);
  await build();
  expect(await readdir(pictures)).toEqual([]);
});

test('refuses a second build in the same folder while one is running', async () => {
  const ends = await Promise.allSettled([build(), build()]);
  const message = 'another build is at work in this folder; start again when it has ended';
  expect(ends.filter(({ status }) => status === 'rejected')).toMatchObject([
    { reason: { message } },
  ]);
});

test("warns if the API's CORS headers block the forms of the site", async () => {
  api.refuseOrigins();
  expect((await build()).warnings).toContainEqual(
    expect.stringContaining('lacks access-control-allow-origin'),
  );
});
