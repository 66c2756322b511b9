import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { closeServer, listen } from '#/system/network/listen.ts';

function server() {
  const created = createServer();
  onTestFinished(() => closeServer(created));
  return created;
}

test('uses the next free port if the wanted one is taken', async () => {
  const port = await listen(server());
  expect(await listen(server(), { port })).toBeGreaterThan(port);
});
