import { ACTIONS } from './actions.ts';
import { bucketUpload } from './bucketUpload.ts';
import { indent } from './indent.ts';

/** The settings of a build (contract, section 2). GitHub passes unset ones as empty texts. */
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

/**
 * The text of a workflow that builds when the content changes. It publishes to a bucket behind CloudFront if
 * the variable `S3_BUCKET` is set, else to GitHub Pages.
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
      # Saved after a good run only: last good content, encoded pictures.
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
${indent(bucketUpload(), ' '.repeat(10))}

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
