import { parseArgs } from 'node:util';
import { SettingsError } from '#/build/settings.ts';
import { languages } from '#/config.ts';
import type { LanguageCode } from '#/content/languages.ts';

/** The language in `-- --language gu`, English by default; throws SettingsError if it is unknown. */
export function readLanguage(words = process.argv.slice(2)): LanguageCode {
  const { values } = parseArgs({
    args: words,
    options: { language: { type: 'string' } },
    strict: false,
  });
  const { language = 'en' } = values;
  const known = languages.find((code) => code === language);
  if (known) return known;
  throw new SettingsError(
    `--language: found ${JSON.stringify(language)}, expected one of ${languages.join(', ')}`,
  );
}
