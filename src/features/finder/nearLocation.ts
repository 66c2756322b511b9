import type { Point } from '#/lib/distance.ts';

/** An outlet, or a city whose outlets are on no map, in the file that is asked for after a tap. */
export interface NearLocation {
  name: string;
  /** The language of its name, if it is not the page's. */
  lang?: string | undefined;
  href: string;
  at: Point;
}
