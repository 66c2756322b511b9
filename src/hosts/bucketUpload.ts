import { CONTENT_TYPES, contentTypeOf } from './contentTypes.ts';
import { CACHE_FEEDS, CACHE_HASHED, CACHE_PAGES, FEEDS, HASHED_FOLDERS } from './headerRules.ts';

const hashed = HASHED_FOLDERS.map((folder) => `${folder.slice(1)}*`);
const feeds = FEEDS.map((feed) => feed.slice(1));

const options = (name: string, patterns: readonly string[]) =>
  patterns.map((pattern) => `--${name} '${pattern}'`).join(' ');

const types = Object.entries(CONTENT_TYPES).map(([ending, type]) => `${ending.slice(1)}|${type}`);

const assetPasses = HASHED_FOLDERS.map(
  (folder) => `upload ${folder.slice(0, -1)} '${CACHE_HASHED}' --size-only`,
);

/** A file in the bucket that lists what our runs have uploaded, without hashed assets. */
const LIST = '_site-files.txt';
const notListed = ['_headers$', ...HASHED_FOLDERS.map((folder) => folder.slice(1))].join('|');

/** The content type of a feed. Only the sitemaps' pattern has a `*`, and they are all `.xml`. */
const feedTypeOf = (feed: string) => contentTypeOf(feed.replace('*', '0.xml'));

const feedCopies = feeds.map(
  (feed) =>
    `aws s3 cp dist "$BUCKET" --recursive --exclude '*' --include '${feed}' --no-progress --cache-control '${CACHE_FEEDS}' --content-type '${feedTypeOf(feed)}'`,
);

/** A script that uploads `dist/` to `$BUCKET`, and invalidates the caches of `$DISTRIBUTION`. */
export const bucketUpload = () => `types='
${types.join('\n')}
'
# upload FOLDER CACHE-CONTROL [OPTION …]: one call per kind of file, so that each has its type.
upload() {
  local folder="$1" cache="$2"
  shift 2
  while IFS='|' read -r ending type; do
    [ -n "$ending" ] || continue
    [ -n "$(find "dist$folder" -name "*.$ending" -print -quit)" ] || continue
    aws s3 sync "dist$folder" "$BUCKET$folder" --no-progress \\
      --exclude '*' --include "*.$ending" "$@" \\
      --cache-control "$cache" --content-type "$type"
  done <<< "$types"
}
# What is here of an earlier run, and what this one brings: only that is ever deleted.
export LC_ALL=C
aws s3 cp "$BUCKET/${LIST}" before --no-progress || touch before
(cd dist && find . -type f -printf '%P\\n') | grep -vE '^(${notListed})' | sort > files
keep_list() {
  aws s3 cp - "$BUCKET/${LIST}" --cache-control no-store --content-type text/plain
}
sort -u before files | keep_list
# Assets before the pages that name them, feeds after both.
${assetPasses.join('\n')}
upload '' '${CACHE_PAGES}' ${options('exclude', [...hashed, ...feeds])}
${feedCopies.join('\n')}
# Pages that are gone; old assets stay for those who still read an old page.
comm -23 before files | while IFS= read -r file; do
  aws s3 rm "$BUCKET/$file"
done
keep_list < files
if [ -n "$DISTRIBUTION" ]; then
  aws cloudfront create-invalidation --distribution-id "$DISTRIBUTION" --paths '/*'
fi`;
