import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import { beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { parse } from 'yaml';
import { readSettings } from '#/build/settings.ts';
import { githubWorkflow } from '#/hosts/githubWorkflow.ts';
import { CACHE_FEEDS, CACHE_HASHED, CACHE_PAGES } from '#/hosts/headerRules.ts';
import { addProgram } from '../../fixtures/addProgram.ts';
import { makeTemporaryFolder } from '../../fixtures/temporaryFolder.ts';

const StepSchema = v.looseObject({
  run: v.optional(v.string()),
  uses: v.optional(v.string()),
  if: v.optional(v.string()),
  with: v.optional(v.record(v.string(), v.unknown())),
  env: v.optional(v.record(v.string(), v.string())),
});
const JobSchema = v.looseObject({
  if: v.optional(v.string()),
  needs: v.optional(v.string()),
  permissions: v.record(v.string(), v.string()),
  steps: v.array(StepSchema),
});
const WorkflowSchema = v.looseObject({
  permissions: v.strictObject({}),
  jobs: v.record(v.string(), JobSchema),
});
const PublishSchema = v.looseObject({
  ...WorkflowSchema.entries,
  on: v.looseObject({ repository_dispatch: v.object({ types: v.array(v.string()) }) }),
  concurrency: v.looseObject({ 'cancel-in-progress': v.boolean() }),
  jobs: v.strictObject({ build: JobSchema, bucket: JobSchema, pages: JobSchema }),
});

const workflow = v.parse(PublishSchema, parse(githubWorkflow()));
const { build, bucket, pages } = workflow.jobs;
const { steps } = build;
const ownTests = readFileSync('.github/workflows/test.yml', 'utf8');

test('starts when the content changes, and lets a running build end', () => {
  expect(workflow.on.repository_dispatch.types).toEqual(['content']);
  expect(workflow.concurrency['cancel-in-progress']).toBe(false);
});

test('keeps the cache between builds and brings it back before the build', () => {
  const cache = steps.findIndex(({ uses }) => uses?.startsWith('actions/cache@'));
  expect(steps[cache]?.with).toMatchObject({ path: '.cache', 'restore-keys': 'site-' });
  const runs = steps.slice(cache).map(({ run }) => run);
  expect(runs).toEqual(expect.arrayContaining(['npm ci', 'npm run build']));
});

describe('the build', () => {
  const API = { API_BASE_URL: 'https://api.example' };
  const ALL = {
    API_BASE_URL: 'https://other-api.example',
    MEDIA_BASE_URL: 'https://media.example',
    SITE_URL: 'https://site.example',
    ALLOW_CONTENT_ERRORS: '1',
    CSRF_COOKIE_PATH: '/sanctum/csrf-cookie',
    CSRF_COOKIE_NAME: 'token',
    CSRF_HEADER_NAME: 'X-Token',
  };

  /** The variables that the step gets; GitHub passes an empty text for one that is not set. */
  const seenOf = (variables: Readonly<Record<string, string>>) => {
    const { env = {} } = steps.find(({ run }) => run === 'npm run build') ?? {};
    const fill = (text: string) =>
      Array.from(text.matchAll(/vars\.(\w+)/g), ([, name = '']) => variables[name]).find(Boolean) ??
      '';
    return Object.fromEntries(Object.entries(env).map(([name, text]) => [name, fill(text)]));
  };

  test('has every setting that is a variable of the repository', () => {
    expect(readSettings(seenOf(ALL))).toEqual(readSettings(ALL));
    const defaults = new Map(Object.entries(readSettings(API)));
    const unchanged = Object.entries(readSettings(ALL)).filter(
      ([name, value]) => defaults.get(name) === value,
    );
    expect(unchanged).toEqual([]); // otherwise `ALL` lacks a setting
  });

  test('has the defaults of those that are not set', () => {
    expect(readSettings(seenOf(API))).toEqual(readSettings(API));
  });
});

test('publishes either to the bucket or to GitHub Pages, once the build is whole', () => {
  expect([bucket.if, pages.if]).toEqual(["vars.S3_BUCKET != ''", "vars.S3_BUCKET == ''"]);
  expect([bucket.needs, pages.needs]).toEqual(['build', 'build']);
  const handedOver = steps.flatMap((step) => step.if ?? []);
  expect(handedOver).toEqual([bucket.if, pages.if]);
});

test('gives each job the rights that it needs and no other', () => {
  expect(build.permissions).toEqual({ contents: 'read' });
  expect(bucket.permissions).toEqual({ 'id-token': 'write' });
  expect(pages.permissions).toEqual({ pages: 'write', 'id-token': 'write' });
  for (const job of Object.values(v.parse(WorkflowSchema, parse(ownTests)).jobs)) {
    expect(job.permissions).toEqual({ contents: 'read' });
  }
});

test.each([
  ['that publishes', githubWorkflow()],
  ['of the tests', ownTests],
])('names every action of the workflow %s by its commit, and keeps no token', (_, text) => {
  const used = text.split('\n').filter((line) => line.includes('uses:'));
  expect(used.length).toBeGreaterThan(2);
  for (const line of used) expect(line).toMatch(/uses: [\w/-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
  const { jobs } = v.parse(WorkflowSchema, parse(text));
  const checkouts = Object.values(jobs)
    .flatMap((job) => job.steps)
    .filter(({ uses }) => uses?.startsWith('actions/checkout@'));
  expect(checkouts.length).toBeGreaterThan(0);
  for (const checkout of checkouts) expect(checkout.with?.['persist-credentials']).toBe(false);
});

describe('the upload', () => {
  const FILES = [
    'index.html',
    'rss.xml',
    'sitemap-index.xml',
    'sitemap-0.xml',
    'robots.txt',
    '_astro/a.1.js',
    '_media/b-320.avif',
  ];
  const BROUGHT_BEFORE = ['about/index.html', 'gone/index.html', 'index.html', 'ગાંઠિયા/index.html'];
  const LIST = 's3://site/_site-files.txt';
  /** Records its calls, and stores the list of uploaded files. */
  const AWS = `echo "$@" >> calls
case "$3 $4" in
  '${LIST} before') cp brought before ;;
  '- ${LIST}') cat > brought; cat brought >> lists; echo >> lists ;;
esac`;
  let calls: string[] = [];
  let lists: string[] = [];

  /** Runs the step like GitHub. */
  beforeEach(async () => {
    const folder = await makeTemporaryFolder();
    for (const file of FILES) {
      await mkdir(dirname(join(folder, 'dist', file)), { recursive: true });
      await writeFile(join(folder, 'dist', file), '');
    }
    await writeFile(join(folder, 'brought'), BROUGHT_BEFORE.join('\n') + '\n');
    await addProgram(folder, 'aws', AWS);
    const script = bucket.steps.find(({ run }) => run?.includes('aws s3'))?.run ?? '';
    const env = { PATH: `${folder}:/usr/bin:/bin`, BUCKET: 's3://site', DISTRIBUTION: 'E1' };
    // If its input is a socket, bash assumes a remote login and reads the user's settings.
    await execa('/bin/bash', ['-e', '-c', script], { cwd: folder, env, stdin: 'ignore' });
    calls = (await readFile(join(folder, 'calls'), 'utf8')).trim().split('\n');
    lists = (await readFile(join(folder, 'lists'), 'utf8')).trim().split('\n\n');
  });

  test('takes assets before pages, feeds after them, and empties the caches last', () => {
    const kinds = calls.map((call) => {
      if (call.includes('create-invalidation')) return 'purge';
      if (call.includes(LIST)) return 'list';
      if (call.startsWith('s3 rm')) return 'delete';
      if (call.includes(CACHE_HASHED)) return 'assets';
      return call.includes(CACHE_FEEDS) ? 'feed' : 'pages';
    });
    expect(kinds.filter((kind, index) => kind !== kinds[index - 1])).toEqual([
      'list',
      'assets',
      'pages',
      'feed',
      'delete',
      'list',
      'purge',
    ]);
  });

  test('gives each kind of file its type and how long it may be kept', () => {
    const callFor = (text: string) => calls.find((call) => call.includes(text)) ?? '';
    expect(callFor('dist/_media s3://site/_media')).toMatch(
      `--include *.avif --size-only --cache-control ${CACHE_HASHED} --content-type image/avif`,
    );
    expect(callFor('--include *.html')).toMatch(
      `--cache-control ${CACHE_PAGES} --content-type text/html; charset=utf-8`,
    );
    expect(callFor('--include rss.xml')).toMatch(`--content-type application/xml`);
    expect(callFor('--include sitemap-*')).toMatch(`--content-type application/xml`);
    expect(callFor('--include robots.txt')).toMatch(`--content-type text/plain`);
  });

  test('asks for no kind of file that is not there', () => {
    expect(calls.some((call) => call.includes('*.webm '))).toBe(false);
  });

  test('deletes the pages that are gone, and nothing that no run before has brought', () => {
    expect(calls.filter((call) => /^s3 rm|--delete/.test(call))).toEqual([
      's3 rm s3://site/about/index.html',
      's3 rm s3://site/gone/index.html',
      's3 rm s3://site/ગાંઠિયા/index.html',
    ]);
  });

  test('notes what it brings before it does, and at its end what is there', () => {
    const now = ['index.html', 'robots.txt', 'rss.xml', 'sitemap-0.xml', 'sitemap-index.xml'];
    const both = [...new Set([...BROUGHT_BEFORE, ...now])].sort();
    expect(lists.map((list) => list.split('\n'))).toEqual([both, now]);
  });
});
