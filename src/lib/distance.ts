/** A point on the map, in degrees. */
export type Point = readonly [latitude: number, longitude: number];

const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The great-circle distance, by the haversine formula. */
export function distanceKm([latitude, longitude]: Point, [toLatitude, toLongitude]: Point): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const across = Math.cos(radians(latitude)) * Math.cos(radians(toLatitude));
  const share = half(latitude, toLatitude) + across * half(longitude, toLongitude);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(share)));
}

/** The items nearest to a point, nearest first, each with its distance. */
export function findNearest<Item extends { at?: Point | undefined }>(
  items: readonly Item[],
  from: Point,
  count: number,
) {
  return items
    .flatMap((item) => (item.at ? [{ item, km: distanceKm(from, item.at) }] : []))
    .sort((one, other) => one.km - other.km)
    .slice(0, count);
}

/** The mean of points that are close to each other; `undefined` if there are none. */
export function centreOf(points: readonly Point[]): Point | undefined {
  if (points.length === 0) return undefined;
  const mean = (index: 0 | 1) =>
    points.reduce((sum, point) => sum + point[index], 0) / points.length;
  return [mean(0), mean(1)];
}

/** A link to directions to a point, in the phone's map app or a web page. */
export const directionsTo = ([latitude, longitude]: Point) =>
  `https://www.google.com/maps/dir/?api=1&destination=${latitude}%2C${longitude}`;

/** A distance in words: `0.8 km`, `24 km`. */
export const describeKm = (km: number, unit: string) =>
  `${km < 10 ? km.toFixed(1) : Math.round(km)} ${unit}`;
