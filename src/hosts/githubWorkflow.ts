import { CONTENT_TYPES, contentTypeOf } from './contentTypes.ts';
import { CACHE_FEEDS, CACHE_HASHED, CACHE_PAGES, FEEDS, HASHED_FOLDERS } from './headerRules.ts';
import { ACTIONS } from './actions.ts';

const hashed = HASHED_FOLDERS.map((folder) => `${folder.slice(1)}*`);
const feeds = FEEDS.map((feed) => feed.slice(1));

/** What a build reads (contract, section 2); GitHub gives one that is not set as an empty text. */
const SETTINGS = [
  'API_BASE_URL',
  'MEDIA_BASE_URL',
  'SITE_URL',
  'ALLOW_CONTENT_ERRORS',
  'CSRF_COOKIE_PATH',
  'CSRF_COOKIE_NAME',
  'CSRF_HEADER_NAME',
];
const settings = SETTINGS.map((name) => `          ${name}: \${{ vars.${name} }}`);

const options = (name: string, patterns: readonly string[]) =>
  patterns.map((pattern) => `--${name} '${pattern}'`).join(' ');

const types = Object.entries(CONTENT_TYPES).map(
  ([ending, type]) => `          ${ending.slice(1)}|${type}`,
);

const assetPasses = HASHED_FOLDERS.map(
  (folder) => `          upload ${folder.slice(0, -1)} '${CACHE_HASHED}' --size-only`,
);

/** The file of a bucket that names what our runs have brought there, hashed assets apart. */
const LIST = '_site-files.txt';
const notListed = ['_headers$', ...HASHED_FOLDERS.map((folder) => folder.slice(1))].join('|');

/** The type of a feed; what `*` stands for ends like all sitemaps. */
const feedTypeOf = (feed: string) => contentTypeOf(feed.replace('*', '0.xml'));

const feedCopies = feeds.map(
  (feed) =>
    `          aws s3 cp dist "$BUCKET" --recursive --exclude '*' --include '${feed}' --no-progress --cache-control '${CACHE_FEEDS}' --content-type '${feedTypeOf(feed)}'`,
);

/**
 * The text of a workflow that builds when the content changes, and publishes to a bucket behind
 * CloudFront where the variable `S3_BUCKET` is set, else to GitHub Pages.
 */
export const githubWorkflow = () => `# Put this into .github/workflows/. The sender of changes calls
#   POST https://api.github.com/repos/OWNER/REPOSITORY/dispatches  {"event_type":"content"}
name: Publish

on:
  repository_dispatch:
    types: [content]
  push:
    branches: [main]
  workflow_dispatch:

# One build at a time; of those that wait, GitHub keeps the newest.
concurrency:
  group: publish
  cancel-in-progress: false

# No job may do anything that it does not say.
permissions: {}

jobs:
  build:
    runs-on: ubuntu-latest
    timeout-minutes: 20
    permissions:
      contents: read
    steps:
      - uses: ${ACTIONS.checkout}
        with:
          persist-credentials: false
      - uses: ${ACTIONS.setupNode}
        with:
          node-version: 24
          cache: npm
      # Saved after a good run only: last good content, encoded pictures, rendered pages.
      - uses: ${ACTIONS.cache}
        with:
          path: .cache
          key: site-\${{ github.run_id }}-\${{ github.run_attempt }}
          restore-keys: site-
      - run: npm ci
      - run: npm run build
        env:
${settings.join('\n')}
      # What builds runs the code of others, and so has no right to publish; another job has that.
      - uses: ${ACTIONS.uploadArtifact}
        if: vars.S3_BUCKET != ''
        with:
          name: site
          path: dist
          include-hidden-files: true
          retention-days: 1
      - uses: ${ACTIONS.uploadPages}
        if: vars.S3_BUCKET == ''
        with:
          path: dist

  bucket:
    needs: build
    if: vars.S3_BUCKET != ''
    runs-on: ubuntu-latest
    timeout-minutes: 20
    environment: production
    permissions:
      id-token: write
    steps:
      - uses: ${ACTIONS.downloadArtifact}
        with:
          name: site
          path: dist
      - uses: ${ACTIONS.awsCredentials}
        with:
          role-to-assume: \${{ vars.AWS_ROLE }}
          aws-region: \${{ vars.AWS_REGION }}
      - name: Upload to the bucket
        env:
          BUCKET: s3://\${{ vars.S3_BUCKET }}
          DISTRIBUTION: \${{ vars.CLOUDFRONT_DISTRIBUTION }}
        run: |
          types='
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
          fi

  pages:
    needs: build
    if: vars.S3_BUCKET == ''
    runs-on: ubuntu-latest
    timeout-minutes: 10
    environment: github-pages
    permissions:
      pages: write
      id-token: write
    steps:
      - uses: ${ACTIONS.deployPages}
`;
