import { parseArgs } from 'node:util';
import type { BuildOptions } from '#/build/buildOptions.ts';
import { HIGHEST_PORT } from '#/build/network/listen.ts';
import { messageOf } from '#/build/report/messageOf.ts';
import { SettingsError } from '#/build/settings.ts';

const BUILD_FLAGS = { 'accept-shrink': { type: 'boolean' } } as const;

/** Reads the flag after `npm run build --`; throws SettingsError, which names the one there is. */
export function readBuildFlags(args: string[]): Pick<BuildOptions, 'onShrink'> {
  try {
    const { values } = parseArgs({ args, options: BUILD_FLAGS });
    return { onShrink: values['accept-shrink'] ? 'accept' : 'refuse' };
  } catch (error) {
    throw new SettingsError(`${messageOf(error)}; there is --accept-shrink`);
  }
}

/** The port in `-- --port 8080`, or the default; throws SettingsError if it is invalid. */
export function readPort(usual: number, words = process.argv.slice(2)): number {
  const options = { port: { type: 'string' } } as const;
  const value = parseArgs({ args: words, options, strict: false }).values.port;
  if (value === undefined) return usual;
  const port = typeof value === 'string' ? Number(value) : NaN;
  if (Number.isInteger(port) && port > 0 && port <= HIGHEST_PORT) return port;
  throw new SettingsError(
    `--port: found ${JSON.stringify(value)}, expected a number from 1 to ${HIGHEST_PORT}`,
  );
}
