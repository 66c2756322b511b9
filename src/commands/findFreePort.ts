import { createServer } from 'node:http';
import { closeServer, listen } from '~/lib/listen';
import type { Reporter } from '~/lib/reporter';

/** The wanted port, or the next free one, which is then said. */
export async function findFreePort(wanted: number, reporter: Reporter): Promise<number> {
  const probe = createServer();
  const port = await listen(probe, { port: wanted });
  await closeServer(probe);
  if (port !== wanted) reporter.info(`Port ${wanted} is taken, using ${port}`);
  return port;
}
