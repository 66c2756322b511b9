import { lstat, mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessMissing } from '#/system/files/fileErrors.ts';
import { writeWhole } from '#/system/files/writeWhole.ts';
import { ExpectedError } from '#/system/report/expectedError.ts';
import { caddySnippet } from './caddySnippet.ts';
import { cloudFrontPolicy } from './cloudFrontPolicy.ts';
import { nginxInclude } from './nginxInclude.ts';

/** The configuration files for hosts, by name; they do not depend on content or settings. */
export const hostFiles = (): Readonly<Record<string, string>> => ({
  'nginx.conf': nginxInclude(),
  'site.caddy': caddySnippet(),
  'cloudfront-headers-policy.json': cloudFrontPolicy(),
});

/** The folder of host files beside a built site: `dist` → `dist-hosts`. */
export const hostsDirOf = (outDir: string) => `${outDir}-hosts`;

/** The name of something that is not ours, or of a link, which we would write through. */
async function findForeign(folder: string): Promise<string | undefined> {
  const entry = await lstat(folder).catch(unlessMissing(undefined));
  if (!entry) return undefined;
  if (!entry.isDirectory()) return 'no folder';
  const inside = await readdir(folder, { withFileTypes: true });
  const isOwn = inside.some(({ name }) => name in hostFiles());
  return inside.find((each) => !isOwn || !each.isFile())?.name;
}

/** Writes the host files beside a built site. A web server may read them at any time. Throws ExpectedError. */
export async function writeHostFiles(outDir: string): Promise<void> {
  const folder = hostsDirOf(outDir);
  const foreign = await findForeign(folder);
  if (foreign !== undefined) {
    throw new ExpectedError(
      `${folder} holds ${foreign}, which no build of this project made: move it away first`,
    );
  }
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(hostFiles())) {
    const file = join(folder, name);
    const there = await readFile(file, 'utf8').catch(unlessMissing(undefined));
    if (there !== text) await writeWhole(file, text);
  }
}
