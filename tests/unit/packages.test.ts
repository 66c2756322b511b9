import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as v from 'valibot';

const names = v.record(v.string(), v.string());
const { dependencies, devDependencies } = v.parse(
  v.object({ dependencies: names, devDependencies: names }),
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

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ts|tsx|mjs|astro|css)$/.test(file))
    .map((file) => join(folder, file));

/** The packages that files import, without types. */
function packagesIn(files: string[]): string[] {
  const texts = files.map((file) => readFileSync(file, 'utf8'));
  const imported = texts.flatMap((text) =>
    IMPORTS.flatMap((pattern) => Array.from(text.matchAll(pattern), ([, name = '']) => name)),
  );
  return [...new Set(imported.filter(isPackage).map(packageOf))].sort();
}

test('everything that is imported is listed in package.json', () => {
  const listed = { ...dependencies, ...devDependencies };
  const imported = packagesIn(['src', 'tests'].flatMap(filesOf));
  expect(imported.filter((name) => !(name in listed))).toEqual([]);
});

test('a dependency is what building and publishing need, and nothing else', () => {
  const files = filesOf('src').filter((file) => !file.startsWith(join('src', 'tools', '/')));
  expect(packagesIn(['astro.config.mjs', ...files])).toEqual(Object.keys(dependencies).sort());
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
