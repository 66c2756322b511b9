import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SettingsSchema } from '#/pipeline/settings.ts';

const published = readFileSync('src/hosts/github-workflow.yml', 'utf8');
const ownTests = readFileSync('.github/workflows/test.yml', 'utf8');

/** The lines of each job of a workflow, in order. */
const jobsOf = (workflow: string) =>
  workflow
    .slice(workflow.indexOf('\njobs:\n'))
    .split(/^(?= {2}[\w-]+:$)/m)
    .slice(1);
const [build = '', bucket = '', pages = ''] = jobsOf(published);

const rightsOf = (job: string) =>
  /^ {4}permissions:\n((?: {6}.*\n)+)/m.exec(job)?.[1]?.trim().split(/\n\s+/);

test('keeps the cache between builds and brings it back before the build', () => {
  expect(build).toMatch(
    /actions\/cache@.*\n {8}with:\n {10}path: \.cache\n[^]*run: npm run build\n/,
  );
});

test('passes every setting that is a variable of the repository to the build', () => {
  for (const name of Object.keys(SettingsSchema.entries))
    expect(build).toContain(` ${name}: \${{ vars.${name} }}\n`);
});

test('gives each job the rights that it needs and no other', () => {
  expect(rightsOf(build)).toEqual(['contents: read']);
  expect(rightsOf(bucket)).toEqual(['contents: read', 'id-token: write']);
  expect(rightsOf(pages)).toEqual(['pages: write', 'id-token: write']);
  for (const job of jobsOf(ownTests)) expect(rightsOf(job)).toEqual(['contents: read']);
});

test.each([
  ['that publishes', published],
  ['of the tests', ownTests],
])('names every action of the workflow %s by its commit, and keeps no token', (_, text) => {
  expect(text).toContain('\npermissions: {}\n');
  const used = text.split('\n').filter((line) => line.includes('uses:'));
  expect(used.length).toBeGreaterThan(2);
  for (const line of used) expect(line).toMatch(/uses: [\w/-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
  const checkouts = text.split(/^(?= {6}- )/m).filter((step) => step.includes('actions/checkout@'));
  expect(checkouts.length).toBeGreaterThan(0);
  for (const checkout of checkouts) expect(checkout).toContain('persist-credentials: false\n');
});
