import { connectionFailed, franchisesFailed, unreadableAnswer } from '#/copy/causes.ts';
import type { Point } from '#/lib/distance.ts';

/** An outlet, or a city whose outlets are on no map, in the file that is asked for after a tap. */
export interface NearLocation {
  name: string;
  /** The language of its name, where that is not the page's. */
  lang?: string | undefined;
  href: string;
  at: Point;
}

const fail = (cause: string): never => {
  throw new Error(franchisesFailed + cause);
};

/** The locations of the file; rejects with an Error whose message is the catalogue's, with the cause. */
export async function loadNearLocations(file: string): Promise<NearLocation[]> {
  const response = await fetch(file).catch(() => fail(connectionFailed));
  if (!response.ok) fail(`HTTP ${response.status}`);
  return (response.json() as Promise<NearLocation[]>).catch(() => fail(unreadableAnswer));
}
