import { redirects } from '#/business/business.ts';
import { CONTENT_TYPES, isCompressible } from './contentTypes.ts';
import { fillTemplate } from './fillTemplate.ts';
import { CACHE_PAGES_UNPURGED, cacheRules, securityHeaders } from './headerRules.ts';
import { BELOW_LANGUAGE, NOT_FOUND, TRANSLATED_NOT_FOUND } from './notFoundPages.ts';

const bareType = (type: string) => type.replace(/;.*/, '');

const types = Object.entries(CONTENT_TYPES).map(
  ([ending, type]) => `${bareType(type)} ${ending.slice(1)};`,
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
  return `location ${location} { set $site_cache "${cacheControl}"; }`;
});

/** Returns the text of a file to include in the site's `server` block of nginx, 1.22 or later. */
export const nginxInclude = () =>
  fillTemplate('nginx.template.conf', {
    pages: CACHE_PAGES_UNPURGED,
    notFound: NOT_FOUND,
    translated: TRANSLATED_NOT_FOUND,
    notFoundPages: `^(${NOT_FOUND}|/[^/]+${TRANSLATED_NOT_FOUND})$`.replaceAll('.', '\\.'),
    belowLanguage: BELOW_LANGUAGE,
    moved,
    types,
    textTypes,
    security,
    locations,
  });
