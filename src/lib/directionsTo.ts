import type { Point } from './distance.ts';

/** The way to a point, in the map application of the visitor's phone or in a page. */
export const directionsTo = ([latitude, longitude]: Point) =>
  `https://www.google.com/maps/dir/?api=1&destination=${latitude}%2C${longitude}`;
