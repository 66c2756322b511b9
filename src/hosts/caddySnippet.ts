import { addressOf } from '#/build/files/siteIndex.ts';
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
import { belowPaths, languagePaths, NOT_FOUND } from './notFoundPages.ts';
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
const ENCODE = `encode {
	gzip
	match {
${textTypes.map((type) => `\t\theader Content-Type "${type ?? ''}"`).join('\n')}
	}
}`;

const indent = (text: string) => text.replace(/^(?=.)/gm, '\t');

const FILES = `file_server {
	precompressed br gzip
	hide _headers
}`;

const vary = (matcher: string, value: string) => `header ${matcher} {
	defer
	Vary "${value}"
}`;

const dictionaries = DICTIONARIES.map(
  (page) => `header ${addressOf(page.file)} Use-As-Dictionary \`${useAsDictionary(page)}\``,
);

/** A folder's address; Caddy would read the others as patterns of files. */
const PLAIN_FOLDER = 'path_regexp `^[^*?[\\\\]*/$`';

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
const SETTINGS = `${ENCODE}

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
${indent(FILES)}
}`;

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
${indent(SETTINGS)}
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
${indent(indent(LOST))}
	}

	@missing expression \`{http.error.status_code} == 404\`
	handle @missing {
${indent(indent(notFound(languagePaths(languages))))}
	}
}
`;
