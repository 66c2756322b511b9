import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { askPublisher } from '#/publisher/operator/operatorAccess.ts';
import { versionOf } from '../../../fixtures/fakeBuild.ts';
import { findProcesses, preparePublishing, sendHook } from '../../../fixtures/publisher.ts';
import { makeTemporaryFolder } from '../../../fixtures/temporaryFolder.ts';

const { given, at, read, start: startWith, change, pass, run } = preparePublishing();
let delivered = '';

beforeEach(async () => {
  delivered = join(await makeTemporaryFolder(), 'delivered');
});

const start = (command: string, seconds = 60) =>
  startWith({ PUBLISH_COMMAND: command, BUILD_TIMEOUT_S: String(seconds) });

/** A command that records the output of `what`, run on the folder `$1`. */
const record = (what: string) => `deliver() { { ${what}; } >> "${delivered}"; }; deliver`;
const readDelivered = () => readFile(delivered, 'utf8');
const pagesOf = (...versions: string[]) =>
  versions.map((version) => versionOf(version)['index.html'] ?? '').join('');

describe('PUBLISH_COMMAND', () => {
  test('gets the finished folder as its last argument before the switch', async () => {
    const publisher = await start(record('echo "$#"; cat "$1/index.html" "$1/_astro/one.js"'));
    expect(await readDelivered()).toBe(`1\n${pagesOf('one')}run("one")`);
    const events = publisher.events.map(({ event }) => event);
    expect(events.indexOf('deliver')).toBeLessThan(events.indexOf('switch'));
  });

  test("does not see the publisher's secrets or their paths", async () => {
    const names = ['WEBHOOK_SECRET', 'WEBHOOK_TOKEN', 'WEBHOOK_SECRET_FILE', 'WEBHOOK_TOKEN_FILE'];
    for (const name of [...names, 'CREDENTIALS_DIRECTORY']) vi.stubEnv(name, 'of-the-publisher');
    await start(record('env'));
    expect(await readDelivered()).not.toContain('of-the-publisher');
  });

  test('that fails leaves the live release and is retried', async () => {
    const [door, output] = [`${delivered}-door`, at('state', 'publish-command.log')];
    await writeFile(door, '');
    const publisher = await start(`echo hunter2; test -e "${door}" || exit 3 #`);
    await rm(door);
    await change(publisher, versionOf('two'));
    expect((await publisher.readLastBuild()).reason).toBe(
      `PUBLISH_COMMAND ended with code 3; what it printed is in ${output}`,
    );
    expect(await readFile(output, 'utf8')).toBe('hunter2\n');
    expect((await stat(output)).mode & 0o777).toBe(0o600);
    expect(JSON.stringify(publisher.events)).not.toContain('hunter2');
    expect(await read('index.html')).toBe(pagesOf('one'));
    expect(await run(publisher, 'releases')).toMatch(/^\S+ live$/); // the other was not delivered
    await writeFile(door, '');
    await pass(publisher, 1);
    expect(await read('index.html')).toBe(pagesOf('two'));
  });

  test('that exceeds its time limit is stopped with its child processes', async () => {
    const publisher = await start(`tail -F "${delivered}" & wait #`, 1);
    expect((await publisher.readLastBuild()).reason).toMatch(
      /^PUBLISH_COMMAND took longer than 1 s;/,
    );
    await expect.poll(() => findProcesses(delivered)).toEqual([]);
  });

  test('that failed runs again, even if the live content is back', async () => {
    const publisher = await start(record('cat "$1/index.html"; ! grep -q two "$1/index.html"'));
    for (const version of ['two', 'one', 'one']) await change(publisher, versionOf(version));
    expect(await readDelivered()).toBe(pagesOf('one', 'two', 'one'));
  });

  test('gets the live release at each start', async () => {
    await (await startWith()).close();
    await start(record('cat "$1/index.html"'));
    expect(await readDelivered()).toBe(pagesOf('one'));
  });

  test('delivers the old release at a rollback, which stops a running delivery', async () => {
    const wait = 'if grep -q three "$1/index.html"; then echo waits; sleep 600; fi';
    const publisher = await start(record(`${wait}; cat "$1/index.html"`));
    await change(publisher, versionOf('two'));
    given.fake.site = versionOf('three');
    await sendHook(publisher.origin);
    await expect.poll(readDelivered).toContain('waits');
    await askPublisher(given.home, { name: 'rollback', words: [] });
    await publisher.whenIdle();
    expect(publisher.countOf('interrupted')).toBe(1);
    expect(await readDelivered()).toBe(`${pagesOf('one', 'two')}waits\n${pagesOf('one')}`);
    expect(await read('index.html')).toBe(pagesOf('one'));
  });

  test('that fails at a rollback pins nothing', async () => {
    const publisher = await start(record(`cat "$1/index.html"; test ! -e "${delivered}-broken"`));
    await change(publisher, versionOf('two'));
    await writeFile(`${delivered}-broken`, '');
    await expect(run(publisher, 'rollback')).rejects.toThrow('PUBLISH_COMMAND ended with code 1');
    await publisher.whenIdle();
    expect(await publisher.readStatus()).not.toHaveProperty('pinned');
    expect(await read('index.html')).toBe(pagesOf('two'));
    await rm(`${delivered}-broken`);
    await rm(delivered);
    await pass(publisher, 1);
    expect(await readDelivered()).toBe(pagesOf('two'));
  });
});
