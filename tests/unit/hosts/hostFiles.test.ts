import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { hostFiles, writeHostFiles } from '#/hosts/hostFiles.ts';
import { makeTemporaryFolder } from '../../fixtures/temporaryFolder.ts';

let folder = '';
const at = (...names: string[]) => join(folder, ...names);

beforeEach(async () => {
  folder = await makeTemporaryFolder();
});

test('writes all host files next to the built site, and overwrites its own', async () => {
  for (let time = 0; time < 2; time += 1) {
    await writeHostFiles(at('dist'));
    for (const [name, text] of Object.entries(hostFiles())) {
      expect(await readFile(at('dist-hosts', name), 'utf8')).toBe(text);
    }
  }
  expect((await readdir(at('dist-hosts'))).sort()).toEqual([
    'cloudfront-function.js',
    'cloudfront-headers-policy.json',
    'nginx.conf',
    'site.caddy',
  ]);
});

test('writes nothing into a folder that it did not make', async () => {
  await mkdir(at('dist-hosts'));
  await writeFile(at('dist-hosts', 'thesis.tex'), 'years of work');
  await expect(writeHostFiles(at('dist'))).rejects.toThrow(
    `${at('dist-hosts')} contains thesis.tex`,
  );
  expect(await readdir(at('dist-hosts'))).toEqual(['thesis.tex']);
});
