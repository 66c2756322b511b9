import { parseArgs } from 'node:util';
import { messageOf } from '#/build/report/messageOf.ts';
import type { BuildOptions } from '#/build/buildOptions.ts';

/** An unknown flag; `message` names the known one. */
export class FlagError extends Error {
  override name = 'FlagError';
}

const options = { 'accept-shrink': { type: 'boolean' } } as const;

/** Reads the flags after `npm run build --`; throws FlagError. */
export function readBuildFlags(args: string[]): Pick<BuildOptions, 'shrinking'> {
  try {
    const { values } = parseArgs({ args, options });
    return { shrinking: values['accept-shrink'] ? 'accepted' : 'refused' };
  } catch (error) {
    throw new FlagError(`${messageOf(error)}; there is --accept-shrink`);
  }
}
