import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { readSettings, type Environment, type Settings } from '~/api/settings';

/** The settings from `.env` and the environment, which wins, with `defaults` for what both leave out. */
export function readEnvironment(defaults: Environment = {}): Settings {
  if (existsSync('.env')) loadEnvFile('.env');
  const settings = readSettings({ ...defaults, ...process.env });
  if (!settings.isSiteUrlGiven) {
    console.warn(`warning: SITE_URL is not set; links to the site start with ${settings.siteUrl}`);
  }
  return settings;
}
