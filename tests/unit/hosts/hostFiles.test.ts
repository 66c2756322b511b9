import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { hostFiles, writeHostFiles } from '#/hosts/hostFiles.ts';
import { makeTemporaryFolder } from '../../fixtures/temporaryFolder.ts';

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
