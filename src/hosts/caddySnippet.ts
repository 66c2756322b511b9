import { CONTENT_TYPES } from './contentTypes.ts';
import { CACHE_PAGES_UNPURGED, cacheRules, securityHeaders } from './headerRules.ts';
import { redirects } from '#/business/business.ts';
import { BELOW_LANGUAGE, NOT_FOUND, TRANSLATED_NOT_FOUND } from './notFoundPages.ts';

const endings = Object.entries(CONTENT_TYPES);

/** Caddy takes content types from the system, which may lack AVIF, WebP or web manifests. */
const types = endings
  .filter(([ending]) => ending !== '.html')
  .map(
    ([ending, type]) =>
      `@${ending.slice(1)} path *${ending}\n\theader @${ending.slice(1)} Content-Type "${type}"`,
  );

const rules = cacheRules.map(
  ({ path, cacheControl }) => `header ${path} Cache-Control "${cacheControl}"`,
);

const security = Object.entries(securityHeaders).map(([name, value]) => `${name} "${value}"`);

const moved = redirects.map(({ from, to }) => `redir "${from}" "${to}" 301`);

const FILES = `file_server {
		precompressed br gzip
		hide _headers
	}`;

/** The text of a file to import into the site's block of Caddy, 2.6 or later. */
export const caddySnippet =
  () => `# Serves the site's files with their headers. Import it into a site block that sets root. It changes nothing
# in other \`handle\` blocks of the site, such as a proxy to the API.

handle {
	${[...moved, '@other not method GET HEAD', 'error @other 405'].join('\n\t')}

	encode gzip

	header {
		${security.join('\n\t\t')}
		?Cache-Control "${CACHE_PAGES_UNPURGED}"
	}
	${rules.join('\n\t')}
	${types.join('\n\t')}

	# Sets Vary on uncompressed responses too; otherwise a shared cache serves them to all browsers.
	header {
		defer
		Vary Accept-Encoding
	}
	${FILES}
}

handle_errors {
	@missing expression \`{http.error.status_code} == 404\`
	handle @missing {
		# Without these lines such a request would get a 404 with the body of a 304, 206 or 412.
		request_header -If-*
		request_header -Range
		header Cache-Control "${CACHE_PAGES_UNPURGED}"
		header Content-Type "${CONTENT_TYPES['.html'] ?? ''}"
		encode gzip
		# The page is in the language of the address, or in English if the site lacks that language.
		map {path} {site_not_found} {
			~${BELOW_LANGUAGE} \${1}${TRANSLATED_NOT_FOUND}
			default ${NOT_FOUND}
		}
		try_files {site_not_found} ${NOT_FOUND}
		${FILES.replaceAll('\n', '\n\t')}
	}
}
`;
