import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { expect, test } from 'vitest';
import * as v from 'valibot';

const { dependencies } = v.parse(
  v.object({ dependencies: v.record(v.string(), v.string()) }),
  JSON.parse(readFileSync('package.json', 'utf8')),
);

const IMPORTS = [
  /(?:^|\n)\s*(?:import|export)\s+(?!type\s)(?:[\w*{][^'"();]*?\s+from\s+)?['"]([^'"]+)['"]/g,
  /@import\s+['"]([^'"]+)['"]/g,
  /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g,
];

/** Whether a name is that of a package, and is not computed at run time. */
const isPackage = (name: string) =>
  /^[@\w]/.test(name) && !isBuiltin(name) && !/^(?:astro|virtual):/.test(name);

/** `swiper/css` → `swiper`; `@astrojs/rss` stays. */
const packageOf = (name: string) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name;

test('a dependency is what building and publishing import, without types, and nothing else', () => {
  const files = globSync('src/**/*.{ts,tsx,mjs,astro,css}', { exclude: ['src/tools/**'] });
  const imported = ['astro.config.mjs', ...files]
    .map((file) => readFileSync(file, 'utf8'))
    .flatMap((text) =>
      IMPORTS.flatMap((pattern) => Array.from(text.matchAll(pattern), ([, name = '']) => name)),
    );
  const packages = new Set(imported.filter(isPackage).map(packageOf));
  expect([...packages].sort()).toEqual(Object.keys(dependencies).sort());
});

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

test.each(['x64', 'arm64'])('the Node that scripts run on is locked for %s', (architecture) => {
  expect(lockfile.packages[`node_modules/node-linux-${architecture}`]).toMatchObject({
    version: expect.stringMatching(/^24\./) as string,
    integrity: expect.stringMatching(/^sha512-/) as string,
    bin: { node: 'bin/node' },
  });
});

test('every package is locked with its integrity, and only one runs a script when it is installed', () => {
  const packages = Object.entries(lockfile.packages).filter(([name]) => name !== '');
  expect(packages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
  const withScripts = packages.filter(([, { hasInstallScript }]) => hasInstallScript);
  expect(withScripts.map(([name]) => name)).toEqual(['node_modules/esbuild']);
});
