import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { readSettings, withoutBlanks, type Settings } from '#/build/settings.ts';

/** Adds the variables of `.env` to the environment, which takes precedence. */
export function loadEnvironment(): void {
  if (existsSync('.env')) loadEnvFile('.env');
}

/** The settings from `.env` and the environment, which takes precedence. */
export function readEnvironment(): Settings {
  loadEnvironment();
  const settings = readSettings(process.env);
  if (!process.env.SITE_URL?.trim()) {
    console.warn(`warning: SITE_URL is not set; links to the site start with ${settings.siteUrl}`);
  }
  return settings;
}

/** The settings for the sample API. Its address overrides all others, so that no real API gets its leads. */
export function readSampleEnvironment(apiOrigin: string, siteUrl: string): Settings {
  loadEnvironment();
  const sample = { API_BASE_URL: apiOrigin, MEDIA_BASE_URL: apiOrigin };
  return readSettings({ SITE_URL: siteUrl, ...withoutBlanks(process.env), ...sample });
}
