/** A publisher of a draft, in a copy of the project in which, as in our unit, only two folders are its own. */
import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, onTestFinished, test } from 'vitest';
import { languageOfPath } from '#/messages/languages.ts';
import { messagesIn } from '#/messages/messages.ts';
import { lendPictures } from '../fixtures/buildFixture.ts';
import { openSite, type BuiltSite } from '../fixtures/builtSite.ts';
import { makeContent, SMALL } from '../fixtures/content.ts';
import { startFixtureApi } from '../fixtures/fixtureApi.ts';
import { metaOf, only, textOf } from '../fixtures/htmlPage.ts';
import { publisherEnvironment } from '../fixtures/publisher.ts';
import { makeTemporaryFolder } from '../fixtures/temporaryFolder.ts';

const SOURCES = ['src', 'public', 'astro.config.mjs', 'package.json', 'tsconfig.json'];
const NOBODY = 65_534;
/** Root may write everywhere, so it starts the publisher as another user; others take away rights. */
const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/** Copies the project; hard-links its packages where the file system can. */
async function copyProject(): Promise<string> {
  const project = await mkdtemp(join(tmpdir(), 'site-project-'));
  const setRights = (rights: string) =>
    execa('find', [project, '-type', 'd', '-exec', 'chmod', rights, '{}', '+']);
  onTestFinished(async () => {
    await setRights('u+w');
    await rm(project, { recursive: true });
  });
  for (const name of SOURCES) await cp(name, join(project, name), { recursive: true });
  const modules = ['node_modules', project];
  const { failed } = await execa('cp', ['-al', ...modules], { reject: false });
  if (failed) await execa('cp', ['-a', ...modules]);
  await rm(join(project, 'node_modules', '.vite'), { recursive: true, force: true }); // not of a build
  await mkdir(join(project, '.astro'));
  await setRights('a+rx,a-w');
  return project;
}

/** Gives a folder to the publisher's user. */
const giveAway = async (folder: string) => {
  await chmod(folder, 0o755);
  if (user.uid !== undefined) await execa('chown', ['-R', `${user.uid}:${user.gid}`, folder]);
};

/** Expects every page to say that it is a draft and to ask not to be indexed, and no sitemap. */
function expectDraft(site: BuiltSite) {
  for (const page of site.pages()) {
    const { draft } = messagesIn(languageOfPath(page.route).code).shared;
    expect(textOf(only(page, 'body')), page.route).toContain(draft);
    expect(metaOf(page, 'robots'), page.route).toBe('noindex');
  }
  expect(site.read('robots.txt')).toBe('User-agent: *\nAllow: /\n');
  expect(site.files.filter((file) => file.includes('sitemap'))).toEqual([]);
}

test('a build writes into PUBLISH_DIR and .astro/ alone', async () => {
  const api = await startFixtureApi(makeContent(SMALL, () => null));
  onTestFinished(api.close);
  const [project, home] = [await copyProject(), await makeTemporaryFolder()];
  await lendPictures(join(home, 'cache'));
  await mkdir(join(home, 'state'));
  await writeFile(join(home, 'state', 'lock'), ''); // marks the folder as a publisher's own
  for (const folder of [home, join(project, '.astro')]) await giveAway(folder);

  const publisher = execa('node_modules/.bin/node', ['src/commands/publisher.ts'], {
    ...user,
    cwd: project,
    env: { ...publisherEnvironment(home, api.origin), SITE_PREVIEW: '1', HOME: home },
    reject: false,
  });
  const ends: unknown[] = [];
  for await (const line of publisher) {
    const { event, reason } = JSON.parse(line) as Record<string, unknown>;
    if (event !== 'published' && event !== 'failed') continue;
    ends.push({ event, reason });
    publisher.kill();
  }
  expect(ends).toEqual([{ event: 'published', reason: undefined }]);
  expectDraft(openSite(join(home, 'current')));
});
