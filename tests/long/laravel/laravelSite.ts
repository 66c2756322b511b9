/** The Laravel application of this folder and a site built from it, for the tests beside it. */
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { execa, execaSync } from 'execa';
import sharp from 'sharp';
import { vi } from 'vitest';
import { withoutUndefined } from '#/lib/text.ts';
import { buildSite } from '#/pipeline/buildSite.ts';
import { readSettings } from '#/pipeline/settings.ts';
import { probePort } from '#/system/network/listen.ts';
import { ensurePackage, findOnPath } from '#/tools/debianPackage.ts';
import { emptyBuildFolder, lendPictures } from '../../fixtures/buildFixture.ts';
import { createMemoryReporter } from '../../fixtures/memoryReporter.ts';

const FRAMEWORK = '/usr/share/php/Illuminate/autoload.php';
const EXTENSIONS = ['sqlite3', 'mbstring', 'xml', 'intl', 'curl'];
const WRITABLE = ['framework/cache', 'framework/sessions', 'framework/views', 'app/public'];
const START_TIMEOUT_MS = 20_000;

/** Finds PHP with Laravel's requirements; installs missing Debian packages. */
async function ensureLaravel(): Promise<void> {
  const php = await ensurePackage('php-cli', () => findOnPath('php'));
  const has = (name: string) => execaSync(php, ['-m']).stdout.split('\n').includes(name);
  for (const name of EXTENSIONS)
    await ensurePackage(`php-${name}`, () => (has(name) ? php : undefined));
  const findFramework = () => (existsSync(FRAMEWORK) ? FRAMEWORK : undefined);
  await ensurePackage('php-laravel-framework', findFramework);
}

/**
 * Copies the application into a new folder and prepares it as `composer create-project` and
 * `storage:link` do.
 */
async function installLaravel(folder: string): Promise<void> {
  await cp(resolve('tests/long/laravel'), folder, { recursive: true });
  await mkdir(join(folder, 'bootstrap/cache'), { recursive: true });
  for (const name of WRITABLE) await mkdir(join(folder, 'storage', name), { recursive: true });
  await symlink('../storage/app/public', join(folder, 'public/storage'));
  await writeFile(join(folder, 'storage/app.sqlite'), '');
  const picture = sharp({ create: { width: 90, height: 60, channels: 3, background: '#f2b21b' } });
  await cp(resolve('src/sample/media/khaman.mp4'), join(folder, 'storage/app/public/film.mp4'));
  const names = ['a+b.png', ...Array.from({ length: 17 }, (_, index) => `dish-${index + 1}.png`)];
  for (const name of names) await picture.toFile(join(folder, 'storage/app/public', name));
}

/** Starts the application on `php -S`, which responds to one request at a time, like `artisan serve`. */
export async function startLaravel(name: string) {
  const folder = resolve(await emptyBuildFolder(`laravel-${name}`));
  await ensureLaravel();
  await installLaravel(folder);
  const port = await probePort({ host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${port}`;
  await execa('php', ['setup.php'], { cwd: folder });
  const database = new DatabaseSync(join(folder, 'storage/app.sqlite'));
  let server: ReturnType<typeof run> | undefined;

  const run = (env: Record<string, string>) =>
    execa('php', ['-S', `127.0.0.1:${port}`, '-t', 'public', 'public/index.php'], {
      cwd: folder,
      env: { APP_URL: origin, API_LIMIT: '200', ...env },
      reject: false,
    });

  async function stop(): Promise<void> {
    server?.kill();
    await server;
  }

  return {
    folder,
    origin,
    /** Restarts the server with these variables in its `.env`. */
    async serve(env: Record<string, string>): Promise<void> {
      await stop();
      server = run(env);
      await vi.waitFor(() => fetch(`${origin}/api/faq`), { timeout: START_TIMEOUT_MS });
    },
    /** Counts the leads with this e-mail address in the database. */
    countLeads: (email: string) =>
      Number(database.prepare('select count(*) as n from leads where email = ?').get(email)?.n),
    /** Renames the first dish as an editor does. */
    renameDish: (to: string, env: Record<string, string>) =>
      execa('php', ['setup.php', to], { cwd: folder, env }),
    /** Runs `artisan down`, with the seconds that visitors should wait, or `artisan up`. */
    artisan: (...words: ['down', retry?: string] | ['up']) =>
      execa('php', ['setup.php', ...withoutUndefined(words)], { cwd: folder }),
    /** Ends the sessions of all visitors. */
    endSessions: async () => {
      const sessions = join(folder, 'storage/framework/sessions');
      for (const name of await readdir(sessions)) await rm(join(sessions, name));
    },
    async close(): Promise<void> {
      database.close();
      await stop();
    },
  };
}

export type Laravel = Awaited<ReturnType<typeof startLaravel>>;

/** Builds a site into a folder `to` of a folder; resolves to the lines of its report. */
export async function buildFrom(
  folder: string,
  env: Record<string, string>,
  to = 'site',
): Promise<string[]> {
  const reporter = createMemoryReporter();
  const cacheDir = join(folder, 'cache');
  await lendPictures(cacheDir);
  const settings = readSettings(env);
  await buildSite({ settings, isSample: false, outDir: join(folder, to), cacheDir, reporter });
  return reporter.warnings;
}
