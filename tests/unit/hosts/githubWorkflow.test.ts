import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { parse } from 'yaml';
import { readSettings } from '#/build/settings.ts';

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
  on: v.looseObject({
    repository_dispatch: v.object({ types: v.array(v.string()) }),
    schedule: v.array(v.object({ cron: v.string() })),
  }),
  concurrency: v.looseObject({ 'cancel-in-progress': v.boolean() }),
  jobs: v.strictObject({ build: JobSchema, bucket: JobSchema, pages: JobSchema }),
});

const published = readFileSync('src/hosts/github-workflow.yml', 'utf8');
const workflow = v.parse(PublishSchema, parse(published));
const { build, bucket, pages } = workflow.jobs;
const { steps } = build;
const ownTests = readFileSync('.github/workflows/test.yml', 'utf8');

test('starts when the content changes, and by itself after an outage, and lets a running build end', () => {
  expect(workflow.on.repository_dispatch.types).toEqual(['content']);
  expect(workflow.on.schedule).toHaveLength(1);
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
  expect(bucket.permissions).toEqual({ contents: 'read', 'id-token': 'write' });
  expect(pages.permissions).toEqual({ pages: 'write', 'id-token': 'write' });
  for (const job of Object.values(v.parse(WorkflowSchema, parse(ownTests)).jobs)) {
    expect(job.permissions).toEqual({ contents: 'read' });
  }
});

test.each([
  ['that publishes', published],
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

test('gives the bucket what the script of this project brings, and empties the caches after that', () => {
  const runs = bucket.steps.flatMap(({ run }) => run ?? []);
  const script = runs.indexOf('sh src/hosts/publish-to-bucket.sh dist');
  expect(script).toBeGreaterThan(0);
  expect(runs[script + 1]).toContain('aws cloudfront create-invalidation');
});
