import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeHostFiles } from '#/hosts/hostFiles.ts';
import { openFolders } from '#/publisher/folders.ts';
import { Releases } from '#/publisher/releases/releases.ts';
import { fakePage, writeSite } from '../fixtures/fakeBuild.ts';
import { makeTemporaryFolder } from '../fixtures/temporaryFolder.ts';
import { startNginx } from '../fixtures/webServers.ts';

const SWITCHES = 1000;
const CLIENTS = 8;
const VERSIONS = 4;

/** Creates a page with its version at both ends. */
const siteOf = (version: number) => ({
  'index.html': fakePage(`v${version} ${'x'.repeat(20_000)} v${version} end`),
  '404.html': fakePage('Not found'),
});

const request = async (address: string): Promise<[status: number, body: string]> => {
  const response = await fetch(address);
  return [response.status, await response.text()];
};

test(`${SWITCHES} switches under ${CLIENTS} clients cause no failed request and no mixed response`, async () => {
  const home = await makeTemporaryFolder();
  const folders = await openFolders(home);
  const releases = new Releases(folders, () => undefined);
  const ids: string[] = [];
  for (let version = 0; version < VERSIONS; version += 1) {
    await writeSite(folders.site, siteOf(version));
    const release = await releases.make({ pages: 1 });
    if (release === undefined) throw new Error('no release was made');
    await releases.switchTo(release);
    ids.push(release);
  }
  await writeHostFiles(join(home, 'site'));
  const server = await startNginx({
    root: folders.current,
    hosts: join(home, 'site-hosts'),
    folder: join(home, 'nginx'),
  });
  onTestFinished(server.close);

  let isOver = false;
  let requests = 0;
  const faults: string[] = [];
  const isWhole = (body: string) => /<h1>(v\d) x{20000} \1 end<\/h1> {500}$/.test(body);
  const visit = async () => {
    while (!isOver) {
      const [status, body] = await request(server.origin).catch(
        (error: unknown) => [0, String(error)] as const,
      );
      requests += 1;
      if (status !== 200 || !isWhole(body)) faults.push(`${status} ${body.slice(0, 60)}`);
    }
  };
  const visitors = Array.from({ length: CLIENTS }, visit);
  for (let count = 0; count < SWITCHES; count += 1) {
    await releases.switchTo(ids[count % VERSIONS] ?? '');
    // Waits for at least one response between two switches.
    const seen = requests;
    while (requests === seen) await new Promise((resolve) => setImmediate(resolve));
  }
  isOver = true;
  await Promise.all(visitors);
  console.log(`${requests} requests through ${SWITCHES} switches, ${faults.length} faults`);
  expect(faults).toEqual([]);
});
