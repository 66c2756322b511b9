import type { Manifest } from '~/publish/publisher/manifest';

/** Where visitors get a release from. */
export interface Target {
  /** Brings a whole release there; throws DeliveryError when it could not, and may be called again. */
  deliver: (release: Manifest, directory: string) => Promise<void>;
}

/** A target of which it is known what it holds, also across restarts. */
export interface KnownTarget extends Target {
  /** Whether it holds the release of this id whole; where a delivery was cut off, it holds none. */
  holds: (id: string) => Promise<boolean>;
}

/** A release could not be brought to its target; the next hook tries again. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
}

/** Secrets that no other program needs. */
export const WITHHELD = { WEBHOOK_SECRET: undefined, WEBHOOK_TOKEN: undefined };
