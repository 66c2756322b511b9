import { CONTENT_TYPES, isCompressible } from './contentTypes.ts';
import {
  CACHE_FEEDS,
  CACHE_HASHED,
  CACHE_PAGES_UNPURGED,
  FEEDS,
  HASHED_FOLDERS,
  securityHeaders,
} from './headerRules.ts';

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

/** The directives that serve the site's files. */
export const SETTINGS = `${ENCODE}

# Said of the plain answer too, so that no cache hands it to everybody, and said once.
@text not path ${notText.join(' ')}
header @text {
	defer
	Vary "Accept-Encoding"
}

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

${FILES}`;
