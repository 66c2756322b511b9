#!/bin/sh
# Publishes a finished site to a bucket of any cloud, with rclone:
#
#   BUCKET=remote:bucket sh src/hosts/publish-to-bucket.sh dist
#
# `remote` is a remote of rclone's configuration. Files are uploaded in passes, so that no page in the bucket
# names a missing file. After an interruption the next run completes the work.
set -eu

# Resolves a symbolic link such as `published/current`, which rclone and find would not follow.
site="$(cd "${1:?give the folder of a built site, such as dist}" && pwd -P)"
: "${BUCKET:?set it to a remote and bucket of rclone, as remote:bucket}"
if [ ! -f "$site/index.html" ] || [ ! -f "$site/_headers" ]; then
  echo "$site contains no built site: index.html or _headers is missing; run npm run build first" >&2
  exit 1
fi

# Must equal headerRules.ts and contentTypes.ts; a test compares them.
ASSETS='/{_astro,_media}/**'
FEEDS='/{rss,sitemap-*,robots,llms}'
CACHE_ASSETS='public, max-age=31536000, immutable'
CACHE_PAGES='public, max-age=0, stale-while-revalidate=60'
CACHE_FEEDS='public, max-age=600'
TYPES='avif image/avif
css text/css; charset=utf-8
gif image/gif
html text/html; charset=utf-8
ico image/x-icon
jpg image/jpeg
js text/javascript; charset=utf-8
json application/json; charset=utf-8
map application/json; charset=utf-8
mp4 video/mp4
pdf application/pdf
png image/png
svg image/svg+xml
txt text/plain; charset=utf-8
webm video/webm
webmanifest application/manifest+json; charset=utf-8
webp image/webp
woff2 font/woff2
xml application/xml; charset=utf-8'

work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
cd "$work"

# Only what earlier runs brought is ever removed. They list it in the bucket: each path, and before it the
# time since when the site lacks it, or `-`.
LIST=_site-files.txt
save_list() {
  rclone rcat "$BUCKET/$LIST" --s3-no-check-bucket --header-upload 'Cache-Control: no-store'
}

now="$(date +%s)"
(cd "$site" && find . -type f ! -name _headers ! -name _redirects ! -name '*.gz' ! -name '*.br') |
  sed 's|^\./||' > site-files
sed 's|^|- |' site-files > files
: > before
has_list="$(rclone lsf "$BUCKET" --files-only --include "/$LIST")"
if [ -n "$has_list" ]; then
  rclone cat "$BUCKET/$LIST" > before
fi
awk -v now="$now" '
  { path = substr($0, index($0, " ") + 1) }
  FILENAME == "files" { has[path] = 1; print; next }
  !(path in has) { print ($1 == "-" ? now : $1) " " path }' files before > listed
save_list < listed

# upload CACHE-CONTROL PATTERN FILTER…: one call for each kind of file, so that each has its type.
upload() {
  cache="$1" pattern="$2"
  shift 2
  echo "$TYPES" | while read -r ending type; do
    if [ -z "$(find "$site" -name "*.$ending" -print -quit)" ]; then continue; fi
    rclone copy "$site" "$BUCKET" --quiet --checksum --fast-list --s3-no-check-bucket \
      "$@" --filter "+ $pattern.$ending" --filter '- *' \
      --header-upload "Cache-Control: $cache" --header-upload "Content-Type: $type" < /dev/null
  done
}
upload "$CACHE_ASSETS" "$ASSETS"
upload "$CACHE_PAGES" '*' --filter "- $ASSETS" --filter "- $FEEDS.*" --filter '- *.html'
upload "$CACHE_PAGES" '*' --filter "- $ASSETS" --filter "- $FEEDS.*"
upload "$CACHE_FEEDS" "$FEEDS"

# Nothing is removed unless all files are uploaded. Files of a kind that TYPES lacks are not.
if ! rclone check "$site" "$BUCKET" --quiet --one-way --fast-list --files-from-raw site-files; then
  echo "Some files are not in $BUCKET (see above), so nothing was removed. Run this again." >&2
  echo "If it names the same files again, add their ending to TYPES in this script." >&2
  exit 1
fi

# Removes deleted pages at once, and assets after a week, because old pages may still be open.
: > gone
awk -v limit="$((now - 604800))" '
  $1 == "-" || ($2 ~ /^_(astro|media)\// && $1 > limit) { print; next }
  { print substr($0, index($0, " ") + 1) > "gone" }' listed > kept
# Without --no-traverse rclone 1.60 misses files in folders.
rclone delete "$BUCKET" --quiet --no-traverse --files-from-raw gone
save_list < kept
