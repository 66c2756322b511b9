import { hash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { execa } from 'execa';
import type { BuildOptions } from '#/pipeline/buildOptions.ts';
import { exists, removeFolder } from '#/system/files/files.ts';
import { describeEnd, ExpectedError, findMachineFault } from '#/system/report/expectedError.ts';

interface RenderOptions extends Pick<BuildOptions, 'settings' | 'cacheDir'> {
  snapshotDir: string;
}

/** Returns the environment of the Astro process, in a build and in `npm run dev`. */
export const renderEnvironment = ({
  settings,
  snapshotDir,
}: Pick<RenderOptions, 'settings' | 'snapshotDir'>) => ({
  API_BASE_URL: settings.apiBaseUrl,
  MEDIA_BASE_URL: settings.mediaBaseUrl,
  SITE_URL: settings.siteUrl,
  // Empty instead of unset, because otherwise Astro reads the variable from `.env`.
  CSRF_COOKIE_PATH: settings.csrfCookiePath ?? '',
  CSRF_COOKIE_NAME: settings.csrfCookieName,
  CSRF_HEADER_NAME: settings.csrfHeaderName,
  SITE_PREVIEW: settings.isPreview ? '1' : '',
  SNAPSHOT_DIR: snapshotDir,
  ASTRO_TELEMETRY_DISABLED: '1',
  TZ: 'UTC',
});

/**
 * Returns the folder that Astro renders to, one for each cache. It is in `.astro/`, the only folder of the
 * project that the publisher's user owns: outside the project Astro would first write to a folder in there
 * that all builds share, and a rename from there fails between file systems.
 */
const renderedDirOf = (root: string, cacheDir: string): string =>
  join(root, '.astro', `rendered-${hash('sha256', resolve(cacheDir)).slice(0, 16)}`);

/**
 * Runs a task with Astro's cache of our own encoded pictures, which later builds reuse. A killed process
 * leaves a mark in it; then all pictures are encoded again, because one may be truncated.
 */
async function withAstroCache<Result>(
  folder: string,
  task: () => Promise<Result>,
): Promise<Result> {
  const mark = join(folder, 'unfinished');
  if (await exists(mark)) removeFolder(folder);
  await mkdir(folder, { recursive: true });
  await writeFile(mark, '');
  const result = await task();
  await rm(mark);
  return result;
}

interface ProcessEnd {
  stdout: string;
  stderr: string;
  signal?: string | undefined;
  exitCode?: number | undefined;
}

/** Returns why Astro failed: it writes errors to stderr, and to stdout what it does and warnings. */
export function causeOfEnd({ stdout, stderr, signal, exitCode }: ProcessEnd): string {
  const output = stderr || stdout;
  const end = `the renderer ${describeEnd(signal, exitCode)}`;
  // What was printed before a signal is no cause, but for the end of its memory.
  const cause = signal === undefined ? output || end : end;
  return findMachineFault(output) ?? cause;
}

async function renderPages(options: RenderOptions): Promise<string> {
  const root = process.cwd();
  const renderedDir = renderedDirOf(root, options.cacheDir);
  removeFolder(renderedDir); // Astro would empty it file by file
  const result = await execa('astro', ['build'], {
    cwd: root,
    preferLocal: true,
    reject: false,
    env: {
      ...renderEnvironment(options),
      NODE_ENV: 'production', // with any other value pages load React's development build
      ASTRO_CACHE_DIR: join(options.cacheDir, 'astro'),
      VITE_CACHE_DIR: join(options.cacheDir, 'vite'),
      RENDER_DIR: renderedDir,
      NO_COLOR: '1',
      FORCE_COLOR: undefined,
    },
  });
  if (result.failed) throw new ExpectedError(causeOfEnd(result));
  return renderedDir;
}

/**
 * Step 2 of a build: Astro renders every page in every language from the snapshot alone. Returns the folder
 * of the pages.
 */
export const renderSite = (options: RenderOptions): Promise<string> =>
  withAstroCache(join(options.cacheDir, 'astro'), () => renderPages(options));
