import type { SiteLanguages } from '#/content/languages.ts';
import { languagePaths, NOT_FOUND } from './notFoundPages.ts';

const notFound = (path: string) => `
[[redirects]]
from = "${path}/*"
to = "${path}${NOT_FOUND}"
status = 404
`;

/**
 * What `netlify.toml` ends with. A file `_redirects` in the site would do the same there, but Cloudflare
 * Pages reads that too, knows no 404 in it, and follows it even where there is a file.
 */
export function netlifyRedirects(languages: SiteLanguages): string {
  const rules = languagePaths(languages).map(notFound);
  if (rules.length === 0) return '';
  return `\n# For unknown addresses only: without \`force\`, a file that is there goes first.${rules.join('')}`;
}
