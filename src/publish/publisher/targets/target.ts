import type { Manifest } from '~/publish/publisher/manifest';

/** Where visitors get a release from. */
export interface Target {
  /** Brings a whole release there; throws when it could not, and may then be called again. */
  deliver: (release: Manifest, directory: string) => Promise<void>;
}
