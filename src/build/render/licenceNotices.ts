import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import * as v from 'valibot';

const PackageSchema = v.object({ name: v.string(), version: v.string(), license: v.string() });

/** The published file with the notices of all packages in our scripts, and of our fonts. */
const NOTICES_FILE = 'licenses.txt';
const FONT_NOTICE = new URL('../../assets/fonts/licence.txt', import.meta.url);
const BANNER = `/*! /${NOTICES_FILE} */\n`;

const LICENCE_NAME = /^licen[cs]e(\.\w+)?$/i;
const PACKAGE_FOLDER = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

interface Chunk {
  type: 'chunk';
  code: string;
  modules: Readonly<Record<string, { renderedLength: number }>>;
}

interface Asset {
  type: 'asset';
}

/** The folders of the packages whose code a script holds. */
function packagesIn({ modules }: Chunk): string[] {
  const held = Object.entries(modules).filter(([, { renderedLength }]) => renderedLength > 0);
  return held.flatMap(([id]) => PACKAGE_FOLDER.exec(id)?.[0] ?? []);
}

/** The notice that a package's licence requires. */
function readNotice(folder: string): string {
  const text = readFileSync(join(folder, 'package.json'), 'utf8');
  const { name, version, license } = v.parse(PackageSchema, JSON.parse(text));
  const file = readdirSync(folder).find((entry) => LICENCE_NAME.test(entry));
  if (file === undefined) throw new Error(`${name}: no licence is in ${folder}`);
  return `${name} ${version} (${license})\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
}

/**
 * A Vite plugin that publishes the notices of the packages in our scripts, and puts a link to them in each
 * script.
 */
const notices = () => ({
  name: 'licence-notices',
  apply: 'build' as const,
  applyToEnvironment: ({ name }: { name: string }) => name === 'client',
  generateBundle: {
    order: 'pre' as const,
    handler(
      this: { emitFile: (file: { type: 'asset'; fileName: string; source: string }) => unknown },
      _: unknown,
      bundle: Readonly<Record<string, Chunk | Asset>>,
    ) {
      const folders = new Set<string>();
      for (const chunk of Object.values(bundle)) {
        const found = chunk.type === 'chunk' ? packagesIn(chunk) : [];
        for (const folder of found) folders.add(folder);
        if (chunk.type === 'chunk' && found.length > 0) chunk.code = BANNER + chunk.code;
      }
      const source = [
        ...[...folders].sort().map(readNotice),
        readFileSync(FONT_NOTICE, 'utf8'),
      ].join(`\n${'-'.repeat(80)}\n\n`);
      this.emitFile({ type: 'asset', fileName: NOTICES_FILE, source });
    },
  },
});

/** Publishes the notices that third-party licences require for code in the site's scripts. */
export const licenceNotices = (): AstroIntegration => ({
  name: 'licence-notices',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({ vite: { plugins: [notices()] } });
    },
  },
});
