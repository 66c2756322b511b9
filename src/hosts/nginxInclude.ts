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
  () => `# Serves the site's files with their headers. Include it in a server block that sets listen, server_name,
# certificates and root. It changes nothing in other locations of the server, such as a proxy to the API.

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

  # Redirects /menu to /menu/ without a host, because nginx does not know the public one behind a proxy.
  absolute_redirect off;
  server_tokens off;

  # Serves the .gz files; with nginx's brotli module, brotli_static does the same for the .br files.
  gzip_static on;
  gzip on;
  gzip_vary on;
  gzip_proxied any;
  gzip_min_length 512;
  gzip_types ${textTypes};

  # The locations below only set a variable, because an add_header in one would remove all of these.
  add_header Cache-Control $site_cache;
  ${security.join('\n  ')}

${locations.join('\n')}
  location = /_headers { return 404; }

  # The 404 page is in the language of the address, or in English if the site lacks that language.
  error_page 403 404 =404 $site_not_found;
  location ~ ^(${NOT_FOUND.replace('.', '\\.')}|/[^/]+${TRANSLATED_NOT_FOUND.replace('.', '\\.')})$ {
    try_files $uri ${NOT_FOUND} =404;
    # Repeats the headers with "always", because otherwise a 404 would have no Cache-Control.
    add_header Cache-Control "${CACHE_PAGES_UNPURGED}" always;
    ${security.join('\n    ')}
  }
}
`;
