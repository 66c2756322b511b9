import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DEFAULT_FOLDERS } from '#/build/buildOptions.ts';
import { BUILD_LOCK } from '#/build/runAlone.ts';
import { readPublisherSettings } from '#/publisher/settings.ts';
import { measureHook } from './measureHook.ts';
import { startPostsApi } from './postsApi.ts';
import { runBuild, type BuildCost } from './runBuild.ts';
import { weighSite, type SiteBytes } from './siteBytes.ts';

/** The cost of building a site with this number of posts. */
export interface BuildMeasurement {
  posts: number;
  cold: BuildCost;
  changed: BuildCost;
  site: SiteBytes;
  /** Milliseconds from a hook until the page is live. */
  hook: number;
}

const PICTURES = 'pictures';
const TOKEN = 'token-of-the-bench-alone';

/** Makes a cache that has only pictures, which are encoded once for all builds. */
async function emptyCache(folder: string): Promise<string> {
  const store = resolve(DEFAULT_FOLDERS.cacheDir, PICTURES);
  await Promise.all([mkdir(store, { recursive: true }), mkdir(folder, { recursive: true })]);
  await symlink(store, join(folder, PICTURES));
  // Without this file a publisher takes the folder for somebody else's.
  await writeFile(join(folder, BUILD_LOCK), '');
  return folder;
}

/** Builds a site with this number of posts: clean, after one change, and at a hook. */
export async function measureBuilds(posts: number): Promise<BuildMeasurement> {
  const folder = join(DEFAULT_FOLDERS.cacheDir, 'bench-build');
  await rm(folder, { recursive: true, force: true });
  const api = await startPostsApi(posts);
  try {
    const settings = readPublisherSettings({
      API_BASE_URL: api.origin,
      SITE_URL: 'https://bench.example',
      WEBHOOK_TOKEN: TOKEN,
      PUBLISHER_PORT: '0',
      PUBLISH_DIR: join(folder, 'published'),
    });
    const outDir = join(folder, 'site');
    const order = {
      settings: settings.site,
      outDir,
      cacheDir: await emptyCache(join(folder, 'cache')),
    };
    const cold = await runBuild(order);
    api.changePost('Changed before a build');
    const changed = await runBuild(order);
    const site = await weighSite(outDir);
    await emptyCache(join(settings.home, 'cache'));
    return { posts, cold, changed, site, hook: await measureHook(api, settings) };
  } finally {
    await api.close();
    await rm(folder, { recursive: true, force: true });
  }
}
