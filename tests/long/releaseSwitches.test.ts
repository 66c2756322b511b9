import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { writeHostFiles } from '#/hosts/hostFiles.ts';
import { openFolders } from '#/publisher/folders.ts';
import { Releases } from '#/publisher/releases/releases.ts';
import { fakePage, writeSite } from '../fixtures/fakeBuild.ts';
import { makeTemporaryFolder } from '../fixtures/temporaryFolder.ts';
import { startNginx } from '../fixtures/webServers.ts';

const SWITCHES = 1000;
const CLIENTS = 8;

/** Creates a page with its version at both ends. */
const siteOf = (version: string) => ({
  'index.html': fakePage(`${version} ${'x'.repeat(20_000)} ${version} end`),
  '404.html': fakePage('Not found'),
});
const isWhole = (body: string) => /<h1>(v\d) x{20000} \1 end<\/h1> {500}$/.test(body);

test('1000 switches under 8 clients cause no failed or mixed response', async () => {
  const home = await makeTemporaryFolder();
  const folders = await openFolders(home);
  const releases = new Releases(folders, () => undefined);
  const ids: string[] = [];
  for (const version of ['v1', 'v2', 'v3', 'v4']) {
    await writeSite(folders.site, siteOf(version));
    const id = (await releases.make({ pages: 1 })) ?? '';
    await releases.switchTo(id);
    ids.push(id);
  }
  await writeHostFiles(join(home, 'site'));
  const server = await startNginx({
    root: folders.current,
    hosts: join(home, 'site-hosts'),
    folder: join(home, 'nginx'),
  });
  onTestFinished(server.close);

  let isOver = false;
  let responses = 0;
  const visit = async () => {
    for (; !isOver; responses += 1) {
      const response = await fetch(server.origin);
      expect(response.status).toBe(200);
      expect(await response.text()).toSatisfy(isWhole);
    }
  };
  const visitors = Promise.all(Array.from({ length: CLIENTS }, visit));
  for (let count = 0; count < SWITCHES; count += 1) {
    await releases.switchTo(ids[count % ids.length] ?? '');
    // Waits for at least one response between two switches.
    const seen = responses;
    await Promise.race([
      visitors,
      vi.waitUntil(() => responses > seen, { interval: 1, timeout: 60_000 }),
    ]);
  }
  isOver = true;
  await visitors;
});
