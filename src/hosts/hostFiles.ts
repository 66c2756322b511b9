import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import writeFileAtomic from 'write-file-atomic';
import { languages as configured } from '#/config.ts';
import { unlessMissing } from '#/build/files/fileErrors.ts';
import type { SiteLanguages } from '#/content/languages.ts';
import { caddySnippet } from './caddySnippet.ts';
import { cloudFrontPolicy } from './cloudFrontPolicy.ts';
import { githubWorkflow } from './githubWorkflow.ts';
import { netlifyRedirects } from './netlifyRedirects.ts';
import { nginxBrotliInclude } from './nginxBrotliInclude.ts';
import { nginxInclude } from './nginxInclude.ts';

const readBeside = (name: string) =>
  readFile(fileURLToPath(new URL(name, import.meta.url)), 'utf8');

/**
 * All configuration files for hosts, by name. They depend only on the site's languages, not on content or
 * settings.
 */
export const hostFiles = async (
  languages: SiteLanguages = configured,
): Promise<Readonly<Record<string, string>>> => ({
  'nginx.conf': nginxInclude(languages),
  'nginx-brotli.conf': nginxBrotliInclude(),
  'site.caddy': caddySnippet(languages),
  'cloudfront-headers-policy.json': cloudFrontPolicy(),
  'cloudfront-function.js': await readBeside('cloudFrontFunction.js'),
  'github-workflow.yml': githubWorkflow(),
  'netlify.toml': (await readBeside('netlify.toml')) + netlifyRedirects(languages),
});

/** The folder of host files beside a built site: `dist` → `dist-hosts`. */
export const hostsDirOf = (outDir: string) => `${outDir}-hosts`;

/**
 * Writes the host files beside a built site (contract, section 9.6). A web server may read them at any
 * time.
 */
export async function writeHostFiles(outDir: string, languages?: SiteLanguages): Promise<void> {
  const folder = hostsDirOf(outDir);
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(await hostFiles(languages))) {
    const file = join(folder, name);
    const there = await readFile(file, 'utf8').catch(unlessMissing(undefined));
    if (there !== text) await writeFileAtomic(file, text);
  }
}
