import { join } from 'node:path';
import * as v from 'valibot';
import { AmountsSchema } from '#/build/amounts.ts';
import { openStateFile } from '#/build/files/stateFile.ts';
import { FallbacksSchema } from './queue/fallbacks.ts';
import type { Folders } from './folders.ts';
import { RetrySchema } from './queue/retry.ts';
import { LastBuildSchema } from './status.ts';

/** The state that the publisher and operator commands share. */
export const openPublisherState = ({ state }: Pick<Folders, 'state'>) => ({
  lastBuild: openStateFile(join(state, 'last-build.json'), LastBuildSchema),
  /** The parts of the live site that come from a fallback. */
  fallbacks: openStateFile(join(state, 'fallbacks.json'), FallbacksSchema),
  /** When to retry without a new request. */
  retry: openStateFile(join(state, 'retry.json'), RetrySchema),
  /** The release that a rollback has pinned. */
  pin: openStateFile(join(state, 'pin.json'), v.string()),
  /** Tells the next build to reuse nothing from earlier ones. */
  fresh: openStateFile(join(state, 'fresh.json'), v.literal(true)),
  /** The amounts at which the gate stopped the last build. */
  stopped: openStateFile(join(state, 'stopped.json'), AmountsSchema),
  /** The amounts that a person agreed to. */
  accepted: openStateFile(join(state, 'accepted.json'), AmountsSchema),
});

export type PublisherState = ReturnType<typeof openPublisherState>;
