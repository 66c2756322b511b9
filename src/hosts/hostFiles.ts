import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessMissing } from '#/system/files/fileErrors.ts';
import { writeWhole } from '#/system/files/writeWhole.ts';
import { ExpectedError } from '#/system/report/expectedError.ts';
import { caddySnippet } from './caddySnippet.ts';
import { cloudFrontFunction } from './cloudFrontFunction.ts';
import { cloudFrontPolicy } from './cloudFrontPolicy.ts';
import { nginxInclude } from './nginxInclude.ts';

/** The host configuration files by name; they depend on neither content nor settings. */
export const hostFiles = (): Readonly<Record<string, string>> => ({
  'nginx.conf': nginxInclude(),
  'site.caddy': caddySnippet(),
  'cloudfront-function.js': cloudFrontFunction(),
  'cloudfront-headers-policy.json': cloudFrontPolicy(),
});

/** Returns the folder of host files beside a built site: `dist` → `dist-hosts`. */
export const hostsDirOf = (outDir: string) => `${outDir}-hosts`;

/**
 * Writes the host files beside a built site, each atomically, because a web server may read them at
 * any time. Throws ExpectedError.
 */
export async function writeHostFiles(outDir: string): Promise<void> {
  const folder = hostsDirOf(outDir);
  const inside = await readdir(folder).catch(unlessMissing<string[]>([]));
  if (inside.length > 0 && !inside.includes('nginx.conf')) {
    throw new ExpectedError(
      `${folder} contains ${inside[0] ?? ''}, which no build of this project wrote; move it elsewhere first`,
    );
  }
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(hostFiles()))
    await writeWhole(join(folder, name), text);
}
