import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeEach } from 'vitest';
import type { Redirect } from '#/business/business.ts';
import type { VideoHosts } from '#/pipeline/fetch/checkHosts.ts';
import { placeSite } from '#/pipeline/place/place.ts';
import { readSettings } from '#/pipeline/settings.ts';
import { makeTemporaryFolder } from '../../../fixtures/temporaryFolder.ts';

const SETTINGS = readSettings({ API_BASE_URL: 'https://api.example/v1' });

export const sha = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Astro's policy, with the hashes of all scripts and styles of the site. */
export const ASTRO_POLICY = `<meta http-equiv="content-security-policy" content="script-src 'self' ${sha('go();')} ${sha('come();')}; style-src 'self' ${sha('b{margin:0}')};">`;

/** Returns a page as the render step writes it; `needs` is the content of its `page-policy` tag. */
export const pageWith = (body: string, needs = '') =>
  `<!doctype html><meta charset="utf-8"><meta name="page-policy" content="${needs}">${ASTRO_POLICY}${body}`;

/** Gives each test of a file a new folder to render and place pages in. */
export function usePlacedSite() {
  let root = '';
  const at = (...parts: string[]) => join(root, ...parts);

  beforeEach(async () => {
    root = await makeTemporaryFolder();
    await mkdir(at('pictures'));
  });

  return {
    at,
    read: (file: string) => readFile(at('dist', file), 'utf8'),
    render: async (files: Record<string, string>) => {
      for (const [file, text] of Object.entries(files)) {
        await mkdir(dirname(at('rendered', file)), { recursive: true });
        await writeFile(at('rendered', file), text);
      }
    },
    place: (
      routes = ['/'],
      videoHosts: VideoHosts = new Map(),
      settings = SETTINGS,
      redirects: Redirect[] = [],
    ) =>
      placeSite({
        settings,
        renderedDir: at('rendered'),
        outDir: at('dist'),
        cacheDir: at(),
        routes,
        redirects,
        videoHosts,
      }),
  };
}
