import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hasCode } from '#/build/files/fileErrors.ts';

export interface ListenOptions {
  /** 0, the default, takes any free port; a taken port is followed by the next free one. */
  port?: number | undefined;
  host?: string | undefined;
}

/** TCP has no higher port. */
export const HIGHEST_PORT = 65_535;

/** Starts a server on just this port; a taken one is an error with the code `EADDRINUSE`. */
export const listenOnce = (server: Server, port: number, host: string): Promise<AddressInfo> =>
  new Promise((resolve, reject) => {
    const fail = (error: Error) => reject(error);
    server.once('error', fail);
    server.listen(port, host, () => {
      server.off('error', fail);
      const address = server.address();
      if (address === null || typeof address === 'string') reject(new Error('No TCP address'));
      else resolve(address);
    });
  });

/** Starts a server and tells the port it got, which is a higher one when the wanted one is taken. */
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

/** Stops a server at once, open connections included. */
export const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve, reject) => {
    server.close((error) => (error === undefined ? resolve() : reject(error)));
    server.closeAllConnections();
  });

/** The port that a server would get, for who starts it later or starts a program on it. */
export async function probePort(options?: ListenOptions): Promise<number> {
  const probe = createServer();
  const port = await listen(probe, options);
  await closeServer(probe);
  return port;
}
