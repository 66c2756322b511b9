import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as v from 'valibot';

const lockfile = v.parse(
  v.object({
    packages: v.record(
      v.string(),
      v.object({
        version: v.optional(v.string()),
        integrity: v.optional(v.string()),
        hasInstallScript: v.optional(v.boolean()),
        bin: v.optional(v.unknown()),
      }),
    ),
  }),
  JSON.parse(readFileSync('package-lock.json', 'utf8')),
);

test.each(['x64', 'arm64'])(
  'locks the Node package that runs the scripts on %s',
  (architecture) => {
    expect(lockfile.packages[`node_modules/node-linux-${architecture}`]).toMatchObject({
      version: expect.stringMatching(/^24\./) as string,
      integrity: expect.stringMatching(/^sha512-/) as string,
      bin: { node: 'bin/node' },
    });
  },
);

test('locks every package with an integrity hash; only one package has an install script', () => {
  const packages = Object.entries(lockfile.packages).filter(([name]) => name !== '');
  expect(packages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
  const withScripts = packages.filter(([, { hasInstallScript }]) => hasInstallScript);
  expect(withScripts.map(([name]) => name)).toEqual(['node_modules/esbuild']);
});
