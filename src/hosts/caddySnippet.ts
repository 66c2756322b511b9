import type { SiteLanguages } from '#/content/languages.ts';
import { ENCODE, FILES, PLAIN_FOLDER, SETTINGS, vary } from './caddyFiles.ts';
import { CONTENT_TYPES } from './contentTypes.ts';
import { CACHE_PAGES_UNPURGED } from './headerRules.ts';
import { indent } from './indent.ts';
import { belowPaths, languagePaths, NOT_FOUND } from './notFoundPages.ts';
import { DELTA_FOLDER, VARY_PAGE } from './sharedDictionary.ts';

/** An answer whose status is set would keep it with the body of a 304, a 206 or a 412: with none, or a part. */
const UNCONDITIONAL = `request_header -If-*
request_header -Range`;

/** A page in place of its delta. */
const LOST = `${UNCONDITIONAL}
${vary('*', VARY_PAGE)}
${ENCODE}
${FILES.replace(/}$/, '\tstatus 200\n}')}`;

/** The Not Found page of an address's language, or the English one where a release lacks that. */
const chooseNotFound = (paths: readonly string[]) =>
  paths.length === 0
    ? `rewrite * ${NOT_FOUND}`
    : `map {path} {site_language} {
	~${belowPaths(paths)} \${1}
	default ""
}
try_files {site_language}${NOT_FOUND} ${NOT_FOUND}`;

/** What was said of the file that is not there does not hold for the page that says so. */
const notFound = (paths: readonly string[]) => `${UNCONDITIONAL}
header Cache-Control "${CACHE_PAGES_UNPURGED}"
header Content-Type "${CONTENT_TYPES['.html'] ?? 'text/html'}"
header -Use-As-Dictionary
${ENCODE}
${chooseNotFound(paths)}
${FILES}`;

/** The text of a file that Caddy, 2.6 or later, imports in the site's own block. */
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
	# Another release, without this delta, has come in between.
	@lost {
		expression \`{http.error.status_code} == 404\`
		not path /${DELTA_FOLDER}/*
		${PLAIN_FOLDER}
		file {path}index.html
	}
	handle @lost {
${indent(LOST, '\t\t')}
	}

	@missing expression \`{http.error.status_code} == 404\`
	handle @missing {
${indent(notFound(languagePaths(languages)), '\t\t')}
	}
}
`;
