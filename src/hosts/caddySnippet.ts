import { redirects } from '#/business/business.ts';
import { CONTENT_TYPES } from './contentTypes.ts';
import { fillTemplate } from './fillTemplate.ts';
import { CACHE_PAGES_UNPURGED, cacheRules, securityHeaders } from './headerRules.ts';
import { BELOW_LANGUAGE, NOT_FOUND, TRANSLATED_NOT_FOUND } from './notFoundPages.ts';

const { '.html': html = '', ...others } = CONTENT_TYPES;

/** Caddy takes content types from the system, which may lack AVIF, WebP or web manifests. */
const types = Object.entries(others).flatMap(([ending, type]) => {
  const matcher = `@${ending.slice(1)}`;
  return [`${matcher} path *${ending}`, `header ${matcher} Content-Type "${type}"`];
});

/** Returns the text of a file to import into the site's block of Caddy, 2.6 or later. */
export const caddySnippet = () =>
  fillTemplate('site.template.caddy', {
    pages: CACHE_PAGES_UNPURGED,
    notFound: NOT_FOUND,
    translated: TRANSLATED_NOT_FOUND,
    belowLanguage: BELOW_LANGUAGE,
    moved: redirects.map(({ from, to }) => `redir "${from}" "${to}" 301`),
    rules: cacheRules.map(
      ({ path, cacheControl }) => `header ${path} Cache-Control "${cacheControl}"`,
    ),
    security: Object.entries(securityHeaders).map(([name, value]) => `${name} "${value}"`),
    types,
    html,
  });
