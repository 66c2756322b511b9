import { CONTENT_TYPES, isCompressible } from './contentTypes.ts';
import { CACHE_PAGES_UNPURGED, cacheRules, securityHeaders } from './headerRules.ts';
import { redirects } from '#/business/business.ts';
import { BELOW_LANGUAGE, NOT_FOUND, TRANSLATED_NOT_FOUND } from './notFoundPages.ts';

const bareType = (type: string) => type.replace(/;.*/, '');

const types = Object.entries(CONTENT_TYPES).map(
  ([ending, type]) => `    ${bareType(type)} ${ending.slice(1)};`,
);

/** Types that nginx compresses and gives a charset only if told to; it does both for HTML. */
const textTypes = [...new Set(Object.values(CONTENT_TYPES).filter(isCompressible).map(bareType))]
  .filter((type) => type !== 'text/html')
  .join(' ');

const security = Object.entries(securityHeaders).map(
  ([name, value]) => `add_header ${name} "${value}" always;`,
);

const moved = redirects.map(
  ({ from, to }) => `location = "${from}" { absolute_redirect off; return 301 "${to}"; }`,
);

/** The `location` of each rule; a `*` at the end of a path makes it a prefix. */
const locations = cacheRules.map(({ path, cacheControl }) => {
  const location = path.endsWith('*') ? `^~ ${path.slice(0, -1)}` : `= ${path}`;
  return `  location ${location} { set $site_cache "${cacheControl}"; }`;
});

/** The text of a file to include in the site's `server` block of nginx, 1.22 or later. */
export const nginxInclude =
  () => `# The site's answers, headers and all, in a server block that has its own listen, server_name,
# certificates and root. All of it holds for the site's own files only: what stands in a location beside
# it, such as a proxy to the API, is answered as if this file were not there.

set $site_cache "${CACHE_PAGES_UNPURGED}";
set $site_not_found "${NOT_FOUND}";
if ($uri ~ "${BELOW_LANGUAGE}") { set $site_not_found "$1${TRANSLATED_NOT_FOUND}"; }
${[...moved, 'location / {'].join('\n')}
  index index.html;
  charset utf-8;
  charset_types ${textTypes};
  default_type application/octet-stream;
  types {
${types.join('\n')}
  }

  # A folder without its slash is sent to the one with it; behind a proxy the host is not ours to name.
  absolute_redirect off;
  server_tokens off;

  # Ready .gz files first; the directive brotli_static does the same for .br, where its module is.
  gzip_static on;
  gzip on;
  gzip_vary on;
  gzip_proxied any;
  gzip_min_length 512;
  gzip_types ${textTypes};

  # A location in here only sets a variable: an add_header of its own would drop these.
  add_header Cache-Control $site_cache;
  ${security.join('\n  ')}

${locations.join('\n')}
  location = /_headers { return 404; }

  # The Not Found page in the address's language, or in English if the release lacks that one.
  error_page 403 404 =404 $site_not_found;
  location ~ ^(${NOT_FOUND.replace('.', '\\.')}|/[^/]+${TRANSLATED_NOT_FOUND.replace('.', '\\.')})$ {
    try_files $uri ${NOT_FOUND} =404;
    # Once more, because here even the answer 404 says how long it may be kept.
    add_header Cache-Control "${CACHE_PAGES_UNPURGED}" always;
    ${security.join('\n    ')}
  }
}
`;
