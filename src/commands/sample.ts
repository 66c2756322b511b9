import { join } from 'node:path';
import { DEFAULT_FOLDERS } from '#/build/buildOptions.ts';

export const SITE_PORT = 4321;
export const SAMPLE_API_PORT = 4322;

/** The leads that the sample site's forms have sent. */
export const LEADS_FILE = join(DEFAULT_FOLDERS.cacheDir, 'leads.sqlite');
