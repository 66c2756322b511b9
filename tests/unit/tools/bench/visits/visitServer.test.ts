import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { serveVisits } from '#/tools/bench/visits/visitServer.ts';
import { makeTemporaryFolder } from '../../../../fixtures/temporaryFolder.ts';

test.each(['/menu/', '/menu', '/menu?size=2'])(
  'answers %s with the page, and at once',
  async (address) => {
    const folder = await makeTemporaryFolder();
    await mkdir(join(folder, 'menu'));
    await writeFile(join(folder, 'menu', 'index.html'), 'Menu');
    const server = await serveVisits(folder);
    onTestFinished(server.close);
    const answer = await fetch(server.origin + address, { redirect: 'manual' });
    expect([answer.status, await answer.text()]).toEqual([200, 'Menu']);
  },
);
