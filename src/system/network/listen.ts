import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hasCode } from '#/system/files/fileErrors.ts';

export interface ListenOptions {
  /** 0, the default, takes any free port. If another port is taken, the next free one is used. */
  port?: number | undefined;
  host?: string | undefined;
}

export const HIGHEST_PORT = 65_535;

/**
 * Starts a server on exactly this port, 0 for a free one; a taken port is an error with the code
 * `EADDRINUSE`.
 */
export async function listenOnce(server: Server, port: number, host: string): Promise<AddressInfo> {
  server.listen(port, host);
  await once(server, 'listening'); // or throws the server's error
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No TCP address');
  return address;
}

/** Starts a server and returns its port: the wanted one, or the next free one. */
export async function listen(server: Server, options: ListenOptions = {}): Promise<number> {
  const { port = 0, host = 'localhost' } = options;
  for (let candidate = port; candidate <= HIGHEST_PORT; candidate += 1) {
    try {
      return (await listenOnce(server, candidate, host)).port;
    } catch (error) {
      if (!hasCode(error, 'EADDRINUSE')) throw error;
    }
  }
  throw new Error(`No free port from ${port} up on ${host}`);
}

/** Stops a server at once, including its open connections. */
export const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve, reject) => {
    server.close((error) => (error === undefined ? resolve() : reject(error)));
    server.closeAllConnections();
  });

/** Finds a free port, for a server or program that starts later. */
export async function probePort(options?: ListenOptions): Promise<number> {
  const probe = createServer();
  const port = await listen(probe, options);
  await closeServer(probe);
  return port;
}
