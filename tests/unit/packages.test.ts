import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import * as v from 'valibot';

const names = v.record(v.string(), v.string());
const { dependencies, devDependencies } = v.parse(
  v.object({ dependencies: names, devDependencies: names }),
  JSON.parse(readFileSync('package.json', 'utf8')),
);

const CODE = /\.(?:ts|tsx|mjs|astro|css)$/;
const IMPORTS = [
  /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[\w*{][^'"();]*?\s+from\s+)?['"]([^'"]+)['"]/g,
  /@(import)\s+['"]([^'"]+)['"]/g,
  /<script (src)="([.#]\/[^"]+)"/g,
  /\b(import)\(\s*['"]([^'"]+)['"]\s*\)/g,
];

const isTypeOnly = (mark: string | undefined) => mark?.startsWith('type') === true;

/** The imports of a file, as written, without types. */
const importsOf = (file: string): string[] => {
  const text = readFileSync(file, 'utf8');
  return IMPORTS.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ([, mark, name = '']) => (isTypeOnly(mark) ? '' : name)),
  ).filter(Boolean);
};

const isOwn = (name: string) => /^(?:\.|#\/)/.test(name);
/** Whether a name is that of a package, and is not computed at run time. */
const isPackage = (name: string) =>
  /^[@\w]/.test(name) && !isBuiltin(name) && !/^(?:astro|virtual):/.test(name);

/** `swiper/css` → `swiper`; `@astrojs/rss` stays. */
const packageOf = (name: string) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name;

const pathOf = (name: string, from: string) =>
  name.startsWith('#/') ? join('src', name.slice(2)) : join(dirname(from), name);

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => CODE.test(file))
    .map((file) => join(folder, file));

/** All packages that these files need, directly or by their imports. */
function packagesOf(entries: string[]): Set<string> {
  const packages = new Set<string>();
  const files = new Set(entries);
  // A `for` loop over a set also visits what is added during the loop.
  for (const file of files) {
    if (!CODE.test(file) || !existsSync(file)) continue;
    for (const name of importsOf(file)) {
      if (isOwn(name)) files.add(pathOf(name, file));
      if (isPackage(name)) packages.add(packageOf(name));
    }
  }
  return packages;
}

const COMMANDS = ['build', 'buildSample', 'start', 'dev', 'preview', 'publisher'];

test('everything that is imported is listed in package.json', () => {
  const imported = packagesOf(['src', 'tests'].flatMap(filesOf));
  const listed = { ...dependencies, ...devDependencies };
  expect([...imported].filter((name) => !(name in listed))).toEqual([]);
});

test('a dependency is what building and publishing need, and nothing else', () => {
  const entries = COMMANDS.map((command) => `src/commands/${command}.ts`);
  const needed = packagesOf(['astro.config.mjs', ...filesOf('src/pages'), ...entries]);
  expect([...needed].sort()).toEqual(Object.keys(dependencies).sort());
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
