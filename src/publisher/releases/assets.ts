import { isHashedAddress } from '#/hosts/headerRules.ts';
import type { Manifest } from './manifest.ts';

const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** Whether a file has its hash in its name: it never changes, so it may stay longer than its pages. */
export const isHashed = (file: string) => isHashedAddress(`/${file}`);

/**
 * The hashed files of earlier releases that a release with `files` keeps for pages that are still open, each
 * with the time when pages stopped using it. They are kept for 7 days.
 */
export function assetsToKeep(
  files: Iterable<string>,
  earlier: readonly Manifest[],
  now: number,
): Record<string, number> {
  const own = new Set(files);
  const kept = new Map<string, number>();
  for (const manifest of earlier) {
    for (const [file, leftAt] of Object.entries(manifest.kept)) kept.set(file, leftAt);
  }
  for (const manifest of earlier) {
    for (const file of Object.keys(manifest.files)) if (isHashed(file)) kept.set(file, now);
  }
  return Object.fromEntries(
    [...kept].filter(([file, leftAt]) => !own.has(file) && now - leftAt < KEPT_MS),
  );
}
