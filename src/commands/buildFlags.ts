import { parseArgs } from 'node:util';
import { messageOf } from '#/build/report/messageOf.ts';
import type { BuildOptions } from '#/build/buildOptions.ts';

/** An unknown flag; `message` names the known ones. */
export class FlagError extends Error {
  override name = 'FlagError';
}

const options = { fresh: { type: 'boolean' }, 'accept-shrink': { type: 'boolean' } } as const;

/** Reads the flags after `npm run build --`; throws FlagError. */
export function readBuildFlags(args: string[]): Pick<BuildOptions, 'isFresh' | 'shrinking'> {
  try {
    const { values } = parseArgs({ args, options });
    return { isFresh: values.fresh, shrinking: values['accept-shrink'] ? 'accepted' : 'refused' };
  } catch (error) {
    const known = Object.keys(options).map((name) => `--${name}`);
    throw new FlagError(`${messageOf(error)}; there are ${known.join(' and ')}`);
  }
}
