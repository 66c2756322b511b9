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

/** Caddy takes types from the machine, which may know neither phones' pictures nor manifests. */
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

/** Caddy itself would leave the manifest and the feeds as they are. */
export const ENCODE = `encode {
	gzip
	match {
${textTypes.map((type) => `\t\theader Content-Type "${type ?? ''}"`).join('\n')}
	}
}`;

/** Answers with a file, or with what is compressed of it already. */
export const FILES = `file_server {
	precompressed br gzip
	hide _headers
}`;

/** Says by which header the answers that a matcher names differ. */
export const vary = (matcher: string, value: string) => `header ${matcher} {
	defer
	Vary "${value}"
}`;

const dictionaries = DICTIONARIES.map(
  (page) => `header ${addressOf(page.file)} Use-As-Dictionary \`${useAsDictionary(page)}\``,
);

/** A folder's address; Caddy would read the others as patterns of files. */
export const PLAIN_FOLDER = 'path_regexp `^[^*?[\\\\]*/$`';

/** A browser with a dictionary gets the delta of another page, where the release has one. */
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

/** What answers with a file of the site. */
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
