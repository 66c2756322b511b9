import { parseArgs } from 'node:util';
import { HIGHEST_PORT } from '#/build/network/listen.ts';
import { SettingsError } from '#/build/settings.ts';

/** The port in `-- --port 8080`, or the default; throws SettingsError if it is invalid. */
export function readPort(usual: number, words = process.argv.slice(2)): number {
  const { values } = parseArgs({
    args: words,
    options: { port: { type: 'string' } },
    strict: false,
  });
  if (values.port === undefined) return usual;
  const port = typeof values.port === 'string' ? Number(values.port) : NaN;
  if (Number.isInteger(port) && port > 0 && port <= HIGHEST_PORT) return port;
  throw new SettingsError(
    `--port: found ${JSON.stringify(values.port)}, expected a number from 1 to ${HIGHEST_PORT}`,
  );
}
