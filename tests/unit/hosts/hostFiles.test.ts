import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hostFiles, writeHostFiles } from '#/hosts/hostFiles.ts';
import { makeTemporaryFolder } from '../../fixtures/temporaryFolder.ts';

const SOURCE = 'src/hosts';

test('writes every host file beside the built site', async () => {
  const folder = await makeTemporaryFolder();
  await writeHostFiles(join(folder, 'dist'));
  const files = await hostFiles();
  expect((await readdir(join(folder, 'dist-hosts'))).sort()).toEqual(Object.keys(files).sort());
  for (const [name, text] of Object.entries(files)) {
    expect(await readFile(join(folder, 'dist-hosts', name), 'utf8')).toBe(text);
  }
});

test('lets Netlify answer unknown addresses with the page of their language, and never hide a file', async () => {
  const { 'netlify.toml': text = '' } = await hostFiles(['en', 'gu', 'hi']);
  const rules = text.split('[[redirects]]').slice(1);
  expect(rules.map((rule) => rule.trim().split('\n'))).toEqual([
    ['from = "/gu/*"', 'to = "/gu/404.html"', 'status = 404'],
    ['from = "/hi/*"', 'to = "/hi/404.html"', 'status = 404'],
  ]);
});

test('tells a host of no language that the site does not speak', async () => {
  for (const text of Object.values(await hostFiles(['en']))) {
    expect(text).not.toMatch(/(gu|hi)\/404|\[\[redirects|site_language}|^if /m);
  }
});

/** The settings of a systemd unit; a repeated name has all of its values. */
async function readUnit(): Promise<Map<string, string[]>> {
  const text = await readFile(join(SOURCE, 'site-publisher.service'), 'utf8');
  const settings = new Map<string, string[]>();
  for (const line of text.split('\n').filter((each) => /^\w+=/.test(each))) {
    const [name = '', value = ''] = line.split(/=(.*)/);
    settings.set(name, [...(settings.get(name) ?? []), value]);
  }
  return settings;
}

test.each([
  ['User', 'site'],
  ['ProtectSystem', 'strict'],
  ['ProtectHome', 'true'],
  ['PrivateTmp', 'true'],
  ['NoNewPrivileges', 'true'],
  ['CapabilityBoundingSet', ''],
])('runs the publisher with %s=%s', async (name, value) => {
  expect((await readUnit()).get(name)).toEqual([value]);
});

test("lets the service write nowhere but in the publisher's folders", async () => {
  const unit = await readUnit();
  expect(unit.get('StateDirectory')).toEqual(['site']);
  expect(unit.get('BindPaths')).toEqual(['/var/lib/site:/opt/site/published']);
  expect(unit.has('ReadWritePaths')).toBe(false);
});

test('runs the container as a user without rights, from locked packages', async () => {
  const steps = (await readFile(join(SOURCE, 'Containerfile'), 'utf8')).split('\n');
  expect(steps).toContain('FROM docker.io/library/node:24-slim');
  expect(steps.find((step) => step.startsWith('RUN npm'))).toContain('npm ci');
  const user = steps.indexOf('USER node');
  expect(user).toBeGreaterThan(0);
  expect(steps.slice(user).some((step) => step.startsWith('RUN'))).toBe(false);
});
