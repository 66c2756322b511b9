import { createHash } from 'node:crypto';
import { readFile, rename, rm } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { execa } from 'execa';
import * as v from 'valibot';
import type { Settings } from '#/build/settings.ts';
import { unlessMissing } from '#/build/files/fileErrors.ts';
import { hasNoMemoryLeft, OUT_OF_MEMORY } from '#/build/report/outOfMemory.ts';
import { removeFolder } from '#/build/files/files.ts';
import { LANGUAGES, type Language } from '#/content/languages.ts';
import { fingerprint } from './fingerprint.ts';
import { moveLanguage } from './moveLanguage.ts';
import { openPageCache, sharePictures } from './pageCache.ts';
import { removeForeignCards } from './removeForeignCards.ts';

interface RenderOptions {
  settings: Settings;
  snapshotDir: string;
  cacheDir: string;
  languages: readonly Language[];
  /** Renders every page again, even if the cache has it. */
  isClean?: boolean | undefined;
}

/** What Render passes on to Place. */
export interface RenderedSite {
  renderedDir: string;
  /** Every inline script that our code can print. */
  inlineScripts: ReadonlySet<string>;
}

/** Rendering failed; `message` is Astro's own output, or one sentence if the memory ran out. */
export class RenderError extends Error {
  override name = 'RenderError';
}

/** The environment of the Astro process, in a build and in `npm run dev`. */
export const renderEnvironment = ({
  settings,
  snapshotDir,
  languages,
}: Pick<RenderOptions, 'settings' | 'snapshotDir' | 'languages'>) => ({
  API_BASE_URL: settings.apiBaseUrl,
  MEDIA_BASE_URL: settings.mediaBaseUrl,
  SITE_URL: settings.siteUrl,
  // Empty rather than unset, or Astro reads the one in `.env`.
  CSRF_COOKIE_PATH: settings.csrfCookiePath ?? '',
  CSRF_COOKIE_NAME: settings.csrfCookieName,
  CSRF_HEADER_NAME: settings.csrfHeaderName,
  SNAPSHOT_DIR: snapshotDir,
  SITE_LANGUAGES: languages.map(({ code }) => code).join(),
  ASTRO_TELEMETRY_DISABLED: '1',
  TZ: 'UTC',
});

/**
 * The folder that Astro renders to, always inside the project. Outside it Astro would use a temporary
 * folder that all builds share, and a rename from there fails between file systems.
 */
function renderedDirOf(root: string, cacheDir: string): string {
  const folder = resolve(cacheDir);
  if (folder.startsWith(root + sep)) return join(folder, 'rendered');
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  return join(root, '.cache', `rendered-${name}`);
}

/**
 * Moves the output of an earlier build away and returns its new path. It is removed while Astro starts:
 * Astro itself would first empty the folder file by file.
 */
async function moveAway(renderedDir: string): Promise<string> {
  const old = `${renderedDir}.old`;
  removeFolder(old); // left there if a build was killed
  await rename(renderedDir, old).catch(unlessMissing(undefined));
  return old;
}

async function readInlineScripts(file: string): Promise<ReadonlySet<string>> {
  return new Set(v.parse(v.array(v.string()), JSON.parse(await readFile(file, 'utf8'))));
}

interface RenderedLanguage extends RenderedSite {
  /** Astro's cache, which also holds our own pictures. */
  pagesDir: string;
}

/** Renders the pages of one language, at addresses without the language; reuses the pictures of `before`. */
async function renderLanguage(
  { code, path }: Language,
  options: RenderOptions,
  before?: RenderedLanguage,
): Promise<RenderedLanguage> {
  const root = process.cwd();
  const renderedDir = renderedDirOf(root, options.cacheDir) + path.replace('/', '-');
  const environment = { ...renderEnvironment(options), SITE_LANGUAGE: code };
  const name = await fingerprint(root, { ...environment, SNAPSHOT_DIR: undefined });
  const pagesDir = join(options.cacheDir, `pages${path.replace('/', '-')}`);
  const pageCache = await openPageCache(pagesDir, name, options.isClean ?? false);
  if (before) await sharePictures(before.pagesDir, pageCache.directory);
  const old = await moveAway(renderedDir);
  const scriptsFile = `${renderedDir}.scripts.json`;
  await rm(scriptsFile, { force: true });
  const build = execa('astro', ['build'], {
    cwd: root,
    preferLocal: true,
    reject: false,
    all: true,
    env: {
      ...environment,
      NODE_ENV: 'production', // always: any other value makes pages load React's development build
      ASTRO_CACHE_DIR: pageCache.directory,
      RENDER_DIR: renderedDir,
      INLINE_SCRIPTS_FILE: scriptsFile,
      NO_COLOR: '1',
      FORCE_COLOR: undefined,
    },
  });
  removeFolder(old);
  const result = await build;
  if (result.failed) {
    const output = result.all || result.shortMessage || 'the renderer did not say why';
    throw new RenderError(hasNoMemoryLeft(output) ? OUT_OF_MEMORY : output);
  }
  await pageCache.keep();
  const inlineScripts = await readInlineScripts(scriptsFile);
  return { renderedDir, inlineScripts, pagesDir: pageCache.directory };
}

/**
 * Step 2 of a build (contract, section 3): Astro renders from the snapshot alone, once for each language.
 * In the end all pages are in one folder, those of other languages below their own.
 */
export async function renderSite(options: RenderOptions): Promise<RenderedSite> {
  const english = await renderLanguage(LANGUAGES.en, options);
  await removeForeignCards(english.renderedDir, options.languages);
  const inlineScripts = new Set(english.inlineScripts);
  for (const language of options.languages.filter(({ code }) => code !== 'en')) {
    const other = await renderLanguage(language, options, english);
    await moveLanguage(other.renderedDir, english.renderedDir, language);
    for (const script of other.inlineScripts) inlineScripts.add(script);
  }
  return { renderedDir: english.renderedDir, inlineScripts };
}
