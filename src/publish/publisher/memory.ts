import { join } from 'node:path';
import * as v from 'valibot';
import { openStateFile } from '~/publish/stateFile';
import type { Folders } from './folders';
import { LastBuildSchema } from './status';

const AmountsSchema = v.record(v.string(), v.number());

/** What the publisher, and the commands beside it, remember of decisions and of the last build. */
export const openMemory = ({ state }: Folders) => ({
  lastBuild: openStateFile(join(state, 'last-build.json'), LastBuildSchema),
  /** The release that a rollback holds in place. */
  pin: openStateFile(join(state, 'pin.json'), v.string()),
  /** The release that the target holds whole; none while it is brought another, or where that was cut off. */
  delivered: openStateFile(join(state, 'delivered.json'), v.string()),
  /** The amounts at which the gate stopped the last build. */
  stopped: openStateFile(join(state, 'stopped.json'), AmountsSchema),
  /** The amounts that a person agreed to. */
  accepted: openStateFile(join(state, 'accepted.json'), AmountsSchema),
});

export type Memory = ReturnType<typeof openMemory>;
