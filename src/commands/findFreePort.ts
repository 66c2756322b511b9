import { probePort } from '#/build/network/listen.ts';
import type { Reporter } from '#/build/report/reporter.ts';

/** The wanted port; if it is taken, the next free one, which is reported. */
export async function findFreePort(wanted: number, reporter: Reporter): Promise<number> {
  const port = await probePort({ port: wanted });
  if (port !== wanted) reporter.info(`Port ${wanted} is taken, using ${port}`);
  return port;
}
