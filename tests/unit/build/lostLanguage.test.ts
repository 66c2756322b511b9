import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { BuildOptions } from '#/build/buildOptions.ts';
import { buildSite } from '#/build/buildSite.ts';
import { readSettings } from '#/build/settings.ts';
import type { SiteLanguages } from '#/content/languages.ts';
import { makeContent, plainFlavour, SMALL } from '../../fixtures/content.ts';
import { startFixtureApi, type FixtureApi } from '../../fixtures/fixtureApi.ts';
import { createMemoryReporter } from '../../fixtures/memoryReporter.ts';
import { makeTemporaryFolder } from '../../fixtures/temporaryFolder.ts';

const config = vi.hoisted(() => ({ languages: ['en'] as SiteLanguages }));
vi.mock('#/config.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  get languages() {
    return config.languages;
  },
}));

const steps = vi.hoisted(() => ({ renderSite: vi.fn(), placeSite: vi.fn() }));
vi.mock('#/build/render/render.ts', () => steps);
vi.mock('#/build/place/place.ts', () => steps);

let api: FixtureApi;
let cacheDir: string;

beforeEach(async () => {
  api = await startFixtureApi(makeContent(SMALL, { ...plainFlavour, image: () => null }));
  onTestFinished(() => api.close());
  cacheDir = await makeTemporaryFolder();
  steps.renderSite.mockReset();
  steps.placeSite.mockReset().mockResolvedValue({ pages: 1 });
});

/** Builds in these languages, without rendering or placing pages. */
function build(languages: SiteLanguages, options: Partial<BuildOptions> = {}) {
  config.languages = languages;
  const settings = readSettings({ API_BASE_URL: api.origin });
  const outDir = join(cacheDir, 'site');
  const reporter = createMemoryReporter();
  return buildSite({ settings, isSample: false, outDir, cacheDir, reporter, ...options });
}

test('a site is not finished without each of its pages in each language', async () => {
  await build(['en', 'gu', 'hi']);
  const [[{ routes }]] = steps.placeSite.mock.calls as [[{ routes: string[] }]];
  const inLanguage = (path: string) =>
    routes.filter((route) => route.startsWith(`${path}/`)).map((route) => route.slice(path.length));
  const english = routes.filter((route) => !/^\/(gu|hi)\//.test(route));
  expect(english).toContain('/blog-single/1/');
  expect(inLanguage('/gu')).toEqual(english);
  expect(inLanguage('/hi')).toEqual(english);
});

test('a site that has lost a language is stopped before it is rendered', async () => {
  const { amounts } = await build(['en', 'gu', 'hi']);
  const pages = amounts.pages ?? 0;
  expect(amounts).toMatchObject({ 'pages/gu': pages, 'pages/hi': pages });
  await expect(build(['en', 'gu'])).rejects.toThrow(`pages/hi went from ${pages} to 0`);
  expect(steps.renderSite).toHaveBeenCalledTimes(1);
});

test('a person accepts that a site speaks one language less', async () => {
  await build(['en', 'gu', 'hi']);
  await build(['en', 'gu'], { shrinking: 'accepted' });
  await expect(build(['en', 'gu'])).resolves.toBeDefined();
});
