import { createHash } from 'node:crypto';
import type { Manifest } from '#/publisher/releases/manifest.ts';
import type { TargetSettings } from '#/publisher/settings.ts';

/** Where visitors get a release from. */
export interface Target {
  /** Brings a whole release there; throws DeliveryError when it could not, and may be called again. */
  deliver: (release: Manifest, directory: string) => Promise<void>;
  /**
   * Whether all is there that is believed to be there, as far as that can be seen; what is not there is
   * brought by the next delivery. The release is the live one.
   */
  check: (release: Manifest, directory: string) => Promise<boolean>;
}

/** A target of which it is known what it holds, also across restarts. */
export interface KnownTarget extends Target {
  /** Whether it holds the release of this id whole; where a delivery was cut off, it holds none. */
  holds: (id: string) => Promise<boolean>;
}

/** A release could not be brought to its target; it is tried again. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
}

/** Secrets that no other program needs. */
export const WITHHELD = { WEBHOOK_SECRET: undefined, WEBHOOK_TOKEN: undefined };

/** `remote:folder/` → what is before the path, and the path without the slash at its end. */
function partsOf(bucket: string) {
  const colon = bucket.lastIndexOf(':');
  return { remote: bucket.slice(0, colon), path: bucket.slice(colon + 1).replace(/\/+$/, '') };
}

/** A name for what is known of a target: another target never shares it. It may hold secrets, so a hash. */
export function targetName({ bucket, command }: Pick<TargetSettings, 'bucket' | 'command'>) {
  const kind = bucket === undefined ? 'command' : 'bucket';
  const facts = { kind, command, ...(bucket === undefined ? {} : partsOf(bucket)) };
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 16);
}
