import { addressOf } from '#/build/files/siteIndex.ts';
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
import {
  ACCEPTS_DELTA,
  AVAILABLE_DICTIONARY,
  DELTA_FOLDER,
  DICTIONARIES,
  useAsDictionary,
  VARY_PAGE,
} from './sharedDictionary.ts';

const folders = HASHED_FOLDERS.map((folder) => `${folder}*`).join(' ');
const feeds = FEEDS.join(' ');

const security = Object.entries(securityHeaders).map(([name, value]) => `\t${name} "${value}"`);

/** Caddy takes content types from the system, which may not know AVIF, WebP or web manifests. */
const types = Object.entries(CONTENT_TYPES)
  .filter(([ending]) => ending !== '.html')
  .map(([ending, type]) => {
    const matcher = `@${ending.slice(1)}`;
    return `${matcher} path *${ending}\nheader ${matcher} Content-Type "${type}"`;
  });

const endings = Object.keys(CONTENT_TYPES);
const isText = (ending: string) => isCompressible(CONTENT_TYPES[ending] ?? '');
const textTypes = [...new Set(endings.filter(isText).map((ending) => CONTENT_TYPES[ending]))];
const notText = endings.filter((ending) => !isText(ending)).map((ending) => `*${ending}`);

/** By default, Caddy compresses neither the manifest nor the feeds. */
export const ENCODE = `encode {
	gzip
	match {
${textTypes.map((type) => `\t\theader Content-Type "${type ?? ''}"`).join('\n')}
	}
}`;

/** Serves a file, or its compressed copy if there is one. */
export const FILES = `file_server {
	precompressed br gzip
	hide _headers
}`;

/** Sets `Vary` on the responses that a matcher selects. */
export const vary = (matcher: string, value: string) => `header ${matcher} {
	defer
	Vary "${value}"
}`;

const dictionaries = DICTIONARIES.map(
  (page) => `header ${addressOf(page.file)} Use-As-Dictionary \`${useAsDictionary(page)}\``,
);

/** A folder's address without `*`, `?`, `[` or `\`: Caddy would read these as a file pattern. */
export const PLAIN_FOLDER = 'path_regexp `^[^*?[\\\\]*/$`';

/** A browser that has a dictionary gets another page as a delta, if the release has one. */
const DELTAS = `map {header.Available-Dictionary} {site_dictionary} {
	~${AVAILABLE_DICTIONARY} \${1}
	default none
}
@delta {
	${PLAIN_FOLDER}
	header_regexp Accept-Encoding "${ACCEPTS_DELTA}"
	file /${DELTA_FOLDER}/{site_dictionary}{path}index.html
}
${dictionaries.join('\n')}`;

/** The directives that serve the site's files. */
export const SETTINGS = `${ENCODE}

# Said of the plain answer too, so that no cache hands it to everybody, and said once.
@text not path */ ${notText.join(' ')}
${vary('@text', 'Accept-Encoding')}
@folders path */
${vary('@folders', VARY_PAGE)}

${DELTAS}

header {
${security.join('\n')}
}

@hashed path ${folders}
header @hashed Cache-Control "${CACHE_HASHED}"

@feeds path ${feeds}
header @feeds Cache-Control "${CACHE_FEEDS}"

@pages not path ${folders} ${feeds}
header @pages Cache-Control "${CACHE_PAGES_UNPURGED}"

${types.join('\n')}

# In this order: a visitor's own request for a delta finds nothing, and the rewrite comes after that.
@deltas path /${DELTA_FOLDER}/*
route {
	error @deltas 404
	rewrite @delta /${DELTA_FOLDER}/{site_dictionary}{path}index.html
	header @deltas {
		defer
		Content-Encoding dcz
	}
${indent(FILES, '\t')}
}`;
