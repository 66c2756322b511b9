import { createHash } from 'node:crypto';
import type { Manifest } from '#/publisher/releases/manifest.ts';
import type { TargetSettings } from '#/publisher/settings.ts';

/** The place from which visitors get a release. */
export interface Target {
  /** Delivers a whole release; throws DeliveryError if that fails, and may be called again. */
  deliver: (release: Manifest, directory: string) => Promise<void>;
  /**
   * Checks, as far as possible, that everything recorded as delivered is there; the next delivery brings
   * what is missing. `release` is the live one.
   */
  check: (release: Manifest, directory: string) => Promise<boolean>;
}

/** A target whose content is recorded, also across restarts. */
export interface KnownTarget extends Target {
  /** Whether it holds this release completely; after an interrupted delivery it holds none. */
  holds: (id: string) => Promise<boolean>;
}

/** A release could not be delivered; the publisher tries again. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
}

/** Secrets that child processes do not need. */
export const WITHHELD = { WEBHOOK_SECRET: undefined, WEBHOOK_TOKEN: undefined };

/** Splits `remote:folder/` into the part before the path, and the path without its trailing slash. */
function partsOf(bucket: string) {
  const colon = bucket.lastIndexOf(':');
  return { remote: bucket.slice(0, colon), path: bucket.slice(colon + 1).replace(/\/+$/, '') };
}

/**
 * Names the record of a target, so that two targets never share one. A hash, as the settings may hold
 * secrets.
 */
export function targetName({ bucket, command }: Pick<TargetSettings, 'bucket' | 'command'>) {
  const kind = bucket === undefined ? 'command' : 'bucket';
  const facts = { kind, command, ...(bucket === undefined ? {} : partsOf(bucket)) };
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 16);
}
