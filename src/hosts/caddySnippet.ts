import type { SiteLanguages } from '#/content/languages.ts';
import { ENCODE, FILES, SETTINGS } from './caddyFiles.ts';
import { CONTENT_TYPES } from './contentTypes.ts';
import { CACHE_PAGES_UNPURGED } from './headerRules.ts';
import { indent } from './indent.ts';
import { belowPaths, languagePaths, NOT_FOUND } from './notFoundPages.ts';

/**
 * Where the status is fixed, a conditional or range request would get it with the body of a 304, 206 or 412:
 * none, or only a part. So these request headers are dropped.
 */
const UNCONDITIONAL = `request_header -If-*
request_header -Range`;

/** The Not Found page in the address's language, or in English if the release lacks that one. */
const chooseNotFound = (paths: readonly string[]) =>
  paths.length === 0
    ? `rewrite * ${NOT_FOUND}`
    : `map {path} {site_language} {
	~${belowPaths(paths)} \${1}
	default ""
}
try_files {site_language}${NOT_FOUND} ${NOT_FOUND}`;

/** Serves the Not Found page. It must not get the headers of the missing file. */
const notFound = (paths: readonly string[]) => `${UNCONDITIONAL}
header Cache-Control "${CACHE_PAGES_UNPURGED}"
header Content-Type "${CONTENT_TYPES['.html'] ?? 'text/html'}"
${ENCODE}
${chooseNotFound(paths)}
${FILES}`;

/** The text of a file to import in the site's block of Caddy, 2.6 or later. */
export const caddySnippet = (
  languages: SiteLanguages,
) => `# The site's answers, headers and all, in a site block that has its own root:
#
#	site.example {
#		root * /var/lib/site/current
#		import /var/lib/site/site-hosts/site.caddy
#	}
#
# All of it holds for the site's own files only: what stands in a \`handle\` beside it, such as a proxy to
# the API, is answered as if this file were not there.

handle {
${indent(SETTINGS, '\t')}
}

handle_errors {
	@missing expression \`{http.error.status_code} == 404\`
	handle @missing {
${indent(notFound(languagePaths(languages)), '\t\t')}
	}
}
`;
