import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { hostFiles, writeHostFiles } from '#/hosts/hostFiles.ts';
import { makeTemporaryFolder } from '../../fixtures/temporaryFolder.ts';

const SOURCE = 'src/hosts';

test('writes every host file beside the built site, and again over its own', async () => {
  const folder = await makeTemporaryFolder();
  for (let time = 0; time < 2; time += 1) {
    await writeHostFiles(join(folder, 'dist'));
    for (const [name, text] of Object.entries(hostFiles())) {
      expect(await readFile(join(folder, 'dist-hosts', name), 'utf8')).toBe(text);
    }
  }
});

describe('writes nothing', () => {
  let folder = '';
  const at = (...names: string[]) => join(folder, ...names);

  beforeEach(async () => {
    folder = await makeTemporaryFolder();
  });

  const refuse = async () => {
    await expect(writeHostFiles(at('dist'))).rejects.toThrow(`${at('dist-hosts')} holds`);
  };

  test('into a folder of somebody else', async () => {
    await mkdir(at('dist-hosts'));
    await writeFile(at('dist-hosts', 'thesis.tex'), 'years of work');
    await refuse();
    expect(await readdir(at('dist-hosts'))).toEqual(['thesis.tex']);
  });

  test('through a link to a folder', async () => {
    await mkdir(at('theirs'));
    await symlink('theirs', at('dist-hosts'));
    await refuse();
    expect(await readdir(at('theirs'))).toEqual([]);
  });

  test('through a link to a file', async () => {
    await writeHostFiles(at('dist'));
    await writeFile(at('theirs'), 'years of work');
    await rm(at('dist-hosts', 'site.caddy'));
    await symlink('../theirs', at('dist-hosts', 'site.caddy'));
    await refuse();
    expect(await readFile(at('theirs'), 'utf8')).toBe('years of work');
  });
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
