import type { Point } from '#/lib/distance.ts';

/** The words that the franchise finder shares with its pages: they are shipped with it. */
export const franchises = 'आउटलेट';
export const ourFranchises = 'हमारे आउटलेट';

export const directions = 'रास्ता देखें';

/** The way to a point, in the map application of the visitor's phone or in a page. */
export const directionsTo = ([latitude, longitude]: Point) =>
  `https://www.google.com/maps/dir/?api=1&destination=${latitude}%2C${longitude}`;

/** `location` from small to large, as `Surat, Gujarat, India` (spec, section 2). */
export const franchisesIn = (location: string) => `${location} में आउटलेट`;
