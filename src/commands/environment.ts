import { readSettings, withoutBlanks, type Settings } from '#/pipeline/settings.ts';

/** Reads the settings from the environment. */
export function readEnvironment(): Settings {
  const settings = readSettings(process.env);
  if (!process.env.SITE_URL?.trim()) {
    console.warn(`warning: SITE_URL is not set; links to the site start with ${settings.siteUrl}`);
  }
  return settings;
}

/**
 * Reads the settings for the sample API. Its address overrides all others, so that no real API gets
 * test leads.
 */
export function readSampleEnvironment(apiOrigin: string, siteUrl: string): Settings {
  const sample = { API_BASE_URL: apiOrigin, MEDIA_BASE_URL: apiOrigin };
  return readSettings({ SITE_URL: siteUrl, ...withoutBlanks(process.env), ...sample });
}
