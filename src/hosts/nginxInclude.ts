import type { SiteLanguages } from '#/content/languages.ts';
import { CONTENT_TYPES, isCompressible } from './contentTypes.ts';
import {
  CACHE_FEEDS,
  CACHE_HASHED,
  CACHE_PAGES_UNPURGED,
  FEEDS,
  HASHED_FOLDERS,
  securityHeaders,
} from './headerRules.ts';
import { indent } from './indent.ts';
import { belowPaths, languagePaths, NOT_FOUND } from './notFoundPages.ts';

const bareType = (type: string) => type.replace(/;.*/, '');

const types = Object.entries(CONTENT_TYPES).map(
  ([ending, type]) => `  ${bareType(type)} ${ending.slice(1)};`,
);

/** Types that nginx must compress and give a charset; for HTML it does both by default. */
const textTypes = [...new Set(Object.values(CONTENT_TYPES).filter(isCompressible).map(bareType))]
  .filter((type) => type !== 'text/html')
  .join(' ');

const security = Object.entries(securityHeaders).map(
  ([name, value]) => `add_header ${name} "${value}" always;`,
);

const keep = (location: string, cacheControl: string) =>
  `location ${location} { set $site_cache "${cacheControl}"; }`;

/** The `location` of a path; a `*` at its end makes it a prefix. */
const locationOf = (path: string) => (path.endsWith('*') ? `^~ ${path.slice(0, -1)}` : `= ${path}`);

/** The start of the `location` that serves the site's files. */
const SETTINGS = `index index.html;
charset utf-8;
charset_types ${textTypes};
default_type application/octet-stream;
types {
${types.join('\n')}
}

# A folder without its slash is sent to the one with it; behind a proxy the host is not ours to name.
absolute_redirect off;
server_tokens off;

# Ready .gz files first; nginx-brotli.conf does the same for .br, where its module is installed.
gzip_static on;
gzip on;
gzip_vary on;
gzip_proxied any;
gzip_min_length 512;
gzip_types ${textTypes};

# A location in here only sets variables: an add_header of its own would drop these.
add_header Cache-Control $site_cache;
${security.join('\n')}

${HASHED_FOLDERS.map((folder) => keep(`^~ ${folder}`, CACHE_HASHED)).join('\n')}
${FEEDS.map((feed) => keep(locationOf(feed), CACHE_FEEDS)).join('\n')}

location = /_headers { return 404; }`;

/** The Not Found page in the address's language, or in English if the release lacks that one. */
const notFound = (paths: readonly string[]) => `error_page 403 404 =404 $site_language${NOT_FOUND};
location ~ ^(${['', ...paths].join('|')})${NOT_FOUND.replace('.', '\\.')}$ {
  try_files $uri ${NOT_FOUND} =404;
  # Once more, because here even the answer 404 says how long it may be kept.
  add_header Cache-Control "${CACHE_PAGES_UNPURGED}" always;
  ${security.join('\n  ')}
}`;

const setLanguage = (paths: readonly string[]) =>
  paths.length === 0 ? '' : `if ($uri ~ "${belowPaths(paths)}") { set $site_language $1; }\n`;

/** The text of a file to include in the site's `server` block of nginx, 1.22 or later. */
export function nginxInclude(languages: SiteLanguages): string {
  const paths = languagePaths(languages);
  return `# The site's answers, headers and all, in a server block that has its own listen, server_name,
# certificates and root:
#
#   server {
#     listen 443 ssl;
#     server_name site.example;
#     root /var/lib/site/current;
#     include /var/lib/site/site-hosts/nginx.conf;
#   }
#
# All of it holds for the site's own files only: what stands in a location beside it, such as a proxy to
# the API, is answered as if this file were not there.

set $site_cache "${CACHE_PAGES_UNPURGED}";
set $site_language "";
${setLanguage(paths)}location / {
${indent(SETTINGS, '  ')}
${indent(notFound(paths), '  ')}
}
`;
}
