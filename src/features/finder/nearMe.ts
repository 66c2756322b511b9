import { findNearest, type Point } from '#/lib/distance.ts';
import { loadFile } from './loadFile.ts';
import type { FinderWords } from './locationChoice.ts';

/** An outlet, or a city whose outlets are on no map, in the file that is asked for after a press. */
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

/** What the dialog says. */
export interface Answer {
  text: string;
  nearest: { item: NearLocation; km: number }[];
}

const COUNT = 3;
const POSITION: PositionOptions = { timeout: 10_000, maximumAge: 300_000 };

const askPosition = (near: FinderWords['near']) =>
  new Promise<Point>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve([coords.latitude, coords.longitude]),
      ({ code, PERMISSION_DENIED }) =>
        reject(new Error(code === PERMISSION_DENIED ? near.refused : near.unknown)),
      POSITION,
    );
  });

/** Finds what is nearest; no request tells the position. */
export async function findNearMe(file: string, words: FinderWords): Promise<Answer> {
  const { near } = words;
  try {
    const from = await askPosition(near);
    const locations = (await loadFile(file, words)) as NearLocation[];
    return { text: near.found, nearest: findNearest(locations, from, COUNT) };
  } catch (error) {
    return { text: error instanceof Error ? error.message : near.unknown, nearest: [] };
  }
}
