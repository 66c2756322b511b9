import type { SiteLanguages } from '#/content/languages.ts';
import { languagePaths, NOT_FOUND } from './notFoundPages.ts';

const notFound = (path: string) => `
[[redirects]]
from = "${path}/*"
to = "${path}${NOT_FOUND}"
status = 404
`;

/**
 * The end of `netlify.toml`. A `_redirects` file in the site would do the same on Netlify. But Cloudflare
 * Pages reads that file too: it does not support the status 404 there, and applies the rules even to
 * existing files.
 */
export function netlifyRedirects(languages: SiteLanguages): string {
  const rules = languagePaths(languages).map(notFound);
  if (rules.length === 0) return '';
  return `\n# For unknown addresses only: without \`force\`, a file that is there goes first.${rules.join('')}`;
}
