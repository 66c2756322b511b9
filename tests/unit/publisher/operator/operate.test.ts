import { readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { tryToLockHome } from '#/publisher/lockHome.ts';
import { foldersIn } from '#/publisher/folders.ts';
import { operate } from '#/publisher/operator/operate.ts';
import { readOperatorSettings } from '#/publisher/settings.ts';
import { createFakeBuild, versionOf } from '../../../fixtures/fakeBuild.ts';
import { sendHook, startFixturePublisher } from '../../../fixtures/publisher.ts';
import { makeFolderInMemory } from '../../../fixtures/temporaryFolder.ts';

let home = '';
let fake = createFakeBuild();

beforeEach(async () => {
  home = await makeFolderInMemory();
  fake = createFakeBuild();
});

async function start(environment: Record<string, string> = {}) {
  const publisher = await startFixturePublisher({ home, build: fake.build, environment });
  onTestFinished(publisher.close);
  await publisher.whenIdle();
  return publisher;
}

/** A publisher with two releases. */
async function startWithTwo(environment?: Record<string, string>) {
  const publisher = await start(environment);
  fake.site = versionOf('two');
  await sendHook(publisher.origin);
  await publisher.whenIdle();
  return publisher;
}

/** Runs an operator command like a shell that knows only the folder. */
const run = (name: string, ...words: string[]) =>
  operate(readOperatorSettings({ PUBLISH_DIR: home }), { name, words });

const readHome = () => readFile(join(home, 'current/index.html'), 'utf8');
const requests = async () =>
  (await readdir(join(home, 'state'))).filter((name) => name.startsWith('operator'));

describe('an operator who knows the folder and nothing else', () => {
  test('rolls back and unpins through the publisher that runs', async () => {
    const publisher = await startWithTwo();
    expect(await run('rollback')).toMatch(/is live, and stays so until/);
    expect(await readHome()).toBe(versionOf('one')['index.html']);
    expect(publisher.events).toContainEqual(
      expect.objectContaining({ event: 'operator', command: 'rollback' }),
    );
    expect(await run('unpin')).toMatch(/no longer pinned/);
    await expect
      .poll(() => publisher.countOf('unchanged') + publisher.countOf('published'))
      .toBe(3);
    await publisher.whenIdle();
    expect(await readHome()).toBe(versionOf('two')['index.html']);
    expect(await requests()).toEqual([]);
  });

  test('has it brought to the target that the publisher knows', async () => {
    const told = join(await makeFolderInMemory(), 'told');
    await startWithTwo({
      PUBLISH_COMMAND: `deliver() { cat "$1/index.html" >> "${told}"; }; deliver`,
    });
    await run('rollback');
    const [one, two] = ['one', 'two'].map((name) => versionOf(name)['index.html'] ?? '');
    expect(await readFile(told, 'utf8')).toBe([one, two, one].join(''));
  });

  test('rolls back without a publisher', async () => {
    const publisher = await startWithTwo();
    await publisher.close();
    await run('rollback');
    expect(await readHome()).toBe(versionOf('one')['index.html']);
    expect(await requests()).toEqual([]);
  });

  test('reaches it by any name of the folder, as a service and a shell may have two', async () => {
    const publisher = await startWithTwo();
    const other = join(await makeFolderInMemory(), 'site');
    await symlink(home, other);
    await operate(readOperatorSettings({ PUBLISH_DIR: other }), { name: 'rollback', words: [] });
    expect(publisher.countOf('operator')).toBe(1);
    expect(await readHome()).toBe(versionOf('one')['index.html']);
  });

  test('is told why it could not be done', async () => {
    await start();
    await expect(run('rollback')).rejects.toThrow('there is no such release; there are: none');
    await expect(run('dance')).rejects.toThrow('"dance" is none of rollback, unpin');
    expect(await requests()).toEqual([]);
  });

  test('is told where no publisher has worked, and nothing is made there', async () => {
    await expect(run('rollback')).rejects.toThrow(`found ${home}, where no publisher has worked`);
    expect(await readdir(home)).toEqual([]);
  });

  test('has the site built anew from nothing that is kept', async () => {
    const fresh: boolean[] = [];
    const publisher = await startFixturePublisher({
      home,
      build: (folder, isClean, isFresh) => {
        fresh.push(isFresh);
        return fake.build(folder, isClean);
      },
    });
    onTestFinished(publisher.close);
    await publisher.whenIdle();
    await run('rebuild');
    await expect.poll(() => fresh).toHaveLength(2);
    await publisher.whenIdle();
    await sendHook(publisher.origin);
    await publisher.whenIdle();
    expect(fresh).toEqual([false, true, false]);
  });
});

test('what an operator asked of a publisher that ended is done where the command stands', async () => {
  const publisher = await startWithTwo();
  await publisher.close();
  const lock = tryToLockHome(foldersIn(home)); // like a publisher that does not answer
  const asked = run('rollback');
  await expect.poll(requests).toHaveLength(1);
  lock?.release();
  await asked;
  expect(await readHome()).toBe(versionOf('one')['index.html']);
  expect(await requests()).toEqual([]);
});

test('a second publisher on a folder is refused by the folder, and names the first', async () => {
  const publisher = await start();
  const before = fake.builds.length;
  await expect(start()).rejects.toThrow(
    new RegExp(
      `^PUBLISH_DIR: found ${home} in use by another publisher \\(process ${process.pid} on .+, since .+\\); expected one at a time$`,
    ),
  );
  expect(fake.builds).toHaveLength(before);
  expect((await fetch(`${publisher.origin}/health`)).status).toBe(200);
  await publisher.close();
  await start();
});

describe('a publisher that starts while an operator is at work', () => {
  test('waits for the end of that', async () => {
    await (await startWithTwo()).close();
    const lock = tryToLockHome(foldersIn(home)); // like a delivery that takes long
    setTimeout(() => lock?.release(), 500);
    const publisher = await start();
    expect(publisher.events[0]).toMatchObject({ event: 'waiting' });
    expect((await fetch(`${publisher.origin}/health`)).status).toBe(200);
  });

  test('says so where that takes longer than a delivery may', async () => {
    await (await startWithTwo()).close();
    const lock = tryToLockHome(foldersIn(home));
    onTestFinished(() => lock?.release());
    await expect(start({ BUILD_TIMEOUT_S: '1' })).rejects.toThrow(
      `PUBLISH_DIR: found ${home} in use by an operator's command for 1 s; expected it to end`,
    );
  });

  test('is the only one that does', async () => {
    await (await startWithTwo()).close();
    const lock = tryToLockHome(foldersIn(home));
    setTimeout(() => lock?.release(), 500);
    const starts = await Promise.allSettled([start(), start()]);
    expect(starts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = starts.find((each) => each.status === 'rejected');
    expect(String(refused?.reason)).toContain('in use by another publisher');
  });
});

test('requests that an operator gave up are not carried out by the next publisher', async () => {
  await (await startWithTwo()).close();
  const file = 'operator-00000000-0000-4000-8000-000000000000.json';
  await writeFile(join(home, 'state', file), '{"name":"rollback","words":[]}');
  await start();
  expect(await readHome()).toBe(versionOf('two')['index.html']);
  expect(await requests()).toEqual([]);
});

test('a normal stop is logged, as the last line', async () => {
  const publisher = await start();
  await publisher.close();
  expect(publisher.events.at(-1)).toMatchObject({ event: 'stopped' });
});
