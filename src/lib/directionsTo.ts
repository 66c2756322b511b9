import type { Point } from './distance.ts';

/** A link to directions to a point, in the phone's map app or a web page. */
export const directionsTo = ([latitude, longitude]: Point) =>
  `https://www.google.com/maps/dir/?api=1&destination=${latitude}%2C${longitude}`;
