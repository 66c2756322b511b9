import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { runOperatorCommand } from '#/publisher/operator/operatorCommand.ts';
import { readPublisherSettings } from '#/publisher/settings.ts';
import { createFakeBuild, versionOf } from '../../../fixtures/fakeBuild.ts';
import {
  publisherEnvironment,
  sendHook,
  startFixturePublisher,
} from '../../../fixtures/publisher.ts';
import { makeFolderInMemory } from '../../../fixtures/temporaryFolder.ts';

let home = '';
let told = '';
let fake = createFakeBuild();

beforeEach(async () => {
  home = await makeFolderInMemory();
  told = join(await makeFolderInMemory(), 'told');
  fake = createFakeBuild();
});

async function start(command: string, seconds = 60) {
  const environment = { PUBLISH_COMMAND: command, BUILD_TIMEOUT_S: String(seconds) };
  const publisher = await startFixturePublisher({ home, build: fake.build, environment });
  onTestFinished(publisher.close);
  await publisher.whenIdle();
  return publisher;
}

/** A command that records what it is given. */
const tell = (what: string) => `tell() { { ${what}; } >> "${told}"; }; tell`;
const read = (file: string) => readFile(join(home, 'current', file), 'utf8');

const reasonOf = async (publisher: Awaited<ReturnType<typeof start>>) =>
  (await publisher.readLastBuild()).reason;

describe('PUBLISH_COMMAND', () => {
  test('gets the whole finished folder as its last argument, before the switch', async () => {
    const publisher = await start(tell('echo "$#"; cat "$1/index.html" "$1/_astro/one.js"'));
    expect(await readFile(told, 'utf8')).toBe(
      `1\n${versionOf('one')['index.html'] ?? ''}${versionOf('one')['_astro/one.js'] ?? ''}`,
    );
    const events = publisher.events.map(({ event }) => event);
    expect(events.indexOf('deliver')).toBeLessThan(events.indexOf('switch'));
  });

  test('is not told the secrets of the publisher', async () => {
    vi.stubEnv('WEBHOOK_SECRET', 'whsec_of-the-publisher');
    vi.stubEnv('WEBHOOK_TOKEN', 'token-of-the-publisher');
    await start(tell('env'));
    expect(await readFile(told, 'utf8')).not.toContain('of-the-publisher');
  });

  test('that fails leaves the live release, says how it ended, and is tried again by the next hook', async () => {
    const publisher = await start('true');
    await publisher.close();
    fake.site = versionOf('two');
    const next = await start('echo hunter2; echo hunter2 >&2; exit 3 #');
    expect((await sendHook(next.origin)).status).toBe(202);
    await next.whenIdle();
    expect(await reasonOf(next)).toBe('PUBLISH_COMMAND ended with code 3');
    expect(JSON.stringify(next.events)).not.toContain('hunter2');
    expect(await read('index.html')).toBe(versionOf('one')['index.html']);
    await next.close();

    const last = await start('true');
    expect(last.events).toContainEqual(expect.objectContaining({ event: 'published' }));
    expect(await read('index.html')).toBe(versionOf('two')['index.html']);
  });

  test('that takes too long is ended with all that it started', async () => {
    const publisher = await start(`(sleep 600 & echo $! > "${told}"; wait) #`, 1);
    expect(await reasonOf(publisher)).toBe('PUBLISH_COMMAND took too long');
    const child = Number(await readFile(told, 'utf8'));
    await expect.poll(() => readFile(`/proc/${child}/stat`, 'utf8').catch(() => 'Z')).toMatch(/Z/);
  });

  test('brings an earlier release back at a rollback', async () => {
    const command = tell('cat "$1/index.html"');
    const publisher = await start(command);
    fake.site = versionOf('two');
    await sendHook(publisher.origin);
    await publisher.whenIdle();
    const environment = { ...publisherEnvironment(home), PUBLISH_COMMAND: command };
    await runOperatorCommand(readPublisherSettings(environment), 'rollback', []);
    const [one, two] = ['one', 'two'].map((name) => versionOf(name)['index.html'] ?? '');
    expect(await readFile(told, 'utf8')).toBe([one, two, one].join(''));
  });

  test('that fails again and again leaves the release before to go back to', async () => {
    const publisher = await start(`test ! -e "${told}" #`);
    await writeFile(told, '');
    fake.site = versionOf('two');
    for (let hook = 0; hook < 6; hook += 1) {
      await sendHook(publisher.origin);
      await publisher.whenIdle();
    }
    await rm(told);
    await sendHook(publisher.origin);
    await publisher.whenIdle();
    expect(await read('index.html')).toBe(versionOf('two')['index.html']);
    await runOperatorCommand(readPublisherSettings(publisherEnvironment(home)), 'rollback', []);
    expect(await read('index.html')).toBe(versionOf('one')['index.html']);
  });

  test('that failed is called again, though the content is that of the live release again', async () => {
    const command = `deliver() { cat "$1/index.html" >> "${told}"; ! grep -q two "$1/index.html"; }; deliver`;
    const publisher = await start(command);
    for (const version of ['two', 'one', 'one']) {
      fake.site = versionOf(version);
      await sendHook(publisher.origin);
      await publisher.whenIdle();
    }
    const [one, two] = ['one', 'two'].map((name) => versionOf(name)['index.html'] ?? '');
    expect(await readFile(told, 'utf8')).toBe([one, two, one].join(''));
  });

  test('is not called for a build that a rollback overtook', async () => {
    const command = tell('cat "$1/index.html"');
    const publisher = await start(command);
    fake.site = versionOf('two');
    await sendHook(publisher.origin);
    await publisher.whenIdle();
    const open = fake.hold();
    fake.site = versionOf('three');
    fake.builds = [];
    await sendHook(publisher.origin);
    await expect.poll(() => fake.builds).toHaveLength(1);
    const environment = { ...publisherEnvironment(home), PUBLISH_COMMAND: command };
    await runOperatorCommand(readPublisherSettings(environment), 'rollback', []);
    open();
    await publisher.whenIdle();
    const [one, two] = ['one', 'two'].map((name) => versionOf(name)['index.html'] ?? '');
    expect(await readFile(told, 'utf8')).toBe([one, two, one].join(''));
    expect(await reasonOf(publisher)).toMatch(/^\w+-\w+ is held in place until: .* unpin$/);
  });

  test('is ended by a rollback, which says so, and not called again', async () => {
    const wait = 'if grep -q three "$1/index.html"; then sleep 600; fi';
    const command = tell(`${wait}; cat "$1/index.html"`);
    const publisher = await start(command);
    fake.site = versionOf('two');
    await sendHook(publisher.origin);
    await publisher.whenIdle();
    fake.site = versionOf('three');
    await sendHook(publisher.origin);
    const record = join(home, 'state', 'delivery.json');
    await expect.poll(() => readFile(record, 'utf8').catch(() => '')).toContain('pid');
    const environment = { ...publisherEnvironment(home), PUBLISH_COMMAND: command };
    await runOperatorCommand(readPublisherSettings(environment), 'rollback', []);
    await publisher.whenIdle();
    const [one, two] = ['one', 'two'].map((name) => versionOf(name)['index.html'] ?? '');
    expect(await readFile(told, 'utf8')).toBe([one, two, one].join(''));
    expect(await reasonOf(publisher)).toMatch(/^\w+-\w+ is held in place until: .* unpin$/);
  });

  test('that fails at a second rollback leaves the release of the first one pinned', async () => {
    const publisher = await start('true');
    for (const version of ['two', 'three']) {
      fake.site = versionOf(version);
      await sendHook(publisher.origin);
      await publisher.whenIdle();
    }
    const rollBack = (command: string) =>
      runOperatorCommand(
        readPublisherSettings({ ...publisherEnvironment(home), PUBLISH_COMMAND: command }),
        'rollback',
        [],
      );
    await rollBack('true');
    const held = await publisher.readStatus();
    await expect(rollBack('false')).rejects.toThrow('PUBLISH_COMMAND ended with code 1');
    expect(await publisher.readStatus()).toEqual(held);
    expect(held).toMatchObject({ pinned: expect.any(String) as string });
  });

  test('that fails at the first rollback leaves nothing pinned', async () => {
    const publisher = await start('true');
    fake.site = versionOf('two');
    await sendHook(publisher.origin);
    await publisher.whenIdle();
    const environment = { ...publisherEnvironment(home), PUBLISH_COMMAND: 'false' };
    await expect(
      runOperatorCommand(readPublisherSettings(environment), 'rollback', []),
    ).rejects.toThrow();
    expect(await publisher.readStatus()).not.toHaveProperty('pinned');
  });
});
