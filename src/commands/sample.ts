import { join } from 'node:path';
import type { Environment } from '~/api/settings';
import { DEFAULT_FOLDERS } from '~/publish/buildSite';

export const SITE_PORT = 4321;
export const SAMPLE_API_PORT = 4322;

/** What the sample site's forms have sent. */
export const LEADS_FILE = join(DEFAULT_FOLDERS.cacheDir, 'leads.sqlite');

/** The environment of a site that is built from the sample API and posts to it. */
export const sampleSettings = (apiOrigin: string, siteUrl: string): Environment => ({
  API_BASE_URL: apiOrigin,
  SITE_URL: siteUrl,
});
