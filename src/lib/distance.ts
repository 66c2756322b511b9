/** A point on the map, in degrees. */
export type Point = readonly [latitude: number, longitude: number];

const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the great-circle distance by the haversine formula. */
export function distanceKm([latitude, longitude]: Point, [toLatitude, toLongitude]: Point): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const across = Math.cos(radians(latitude)) * Math.cos(radians(toLatitude));
  const share = half(latitude, toLatitude) + across * half(longitude, toLongitude);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(share)));
}

/** Returns the items within a distance of a point, nearest first. */
export const findNearest = <Item extends { at: Point }>(
  items: readonly Item[],
  from: Point,
  withinKm: number,
) =>
  items
    .map((item) => ({ item, km: distanceKm(from, item.at) }))
    .filter(({ km }) => km <= withinKm)
    .sort((one, other) => one.km - other.km);

/** Returns a link to directions to a point, in the phone's map app or a web page. */
export const directionsTo = ([latitude, longitude]: Point) =>
  `https://www.google.com/maps/dir/?api=1&destination=${latitude}%2C${longitude}`;

/** Formats a distance: `0.8 km`, `24 km`. */
export const describeKm = (km: number, unit: string) =>
  `${km < 10 ? km.toFixed(1) : Math.round(km)} ${unit}`;
