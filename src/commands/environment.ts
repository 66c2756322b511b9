import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { readSettings, type Environment, type Settings } from '~/api/settings';
import { readPublisherSettings, type PublisherSettings } from '~/publish/publisher/settings';

function loadEnvironment(): void {
  if (existsSync('.env')) loadEnvFile('.env');
}

/** The settings from `.env` and the environment, which wins, with `defaults` for what both leave out. */
export function readEnvironment(defaults: Environment = {}): Settings {
  loadEnvironment();
  const settings = readSettings({ ...defaults, ...process.env });
  if (!settings.isSiteUrlGiven) {
    console.warn(`warning: SITE_URL is not set; links to the site start with ${settings.siteUrl}`);
  }
  return settings;
}

/** The publisher's settings from `.env` and the environment, which wins. */
export function readPublisherEnvironment(): PublisherSettings {
  loadEnvironment();
  return readPublisherSettings(process.env);
}
