import type { Point } from '#/lib/distance.ts';

/** An outlet, or a city whose outlets are on no map, in the file that is asked for after a tap. */
export interface NearLocation {
  /** The outlet with its city, or how many outlets the city has. */
  name: string;
  /** The language of its name, if it is not the page's. */
  lang?: string | undefined;
  /** The outlet's card, or the city's list. */
  href: string;
  at: Point;
  isOutlet: boolean;
  /** The link that rings the outlet. */
  phone?: string | undefined;
}
