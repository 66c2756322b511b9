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

const MOST_ON_ONE_POINT = 2;

interface Placed {
  at?: Point | undefined;
}

const hasPoint = <Item extends Placed>(item: Item): item is Item & { at: Point } =>
  item.at !== undefined;

/** Groups the items on points that more than two share: most of these items stand elsewhere. */
export const findCrowds = <Item extends Placed>(items: readonly Item[]) =>
  [...Map.groupBy(items.filter(hasPoint), ({ at }) => at.join(', '))].filter(
    ([, { length }]) => length > MOST_ON_ONE_POINT,
  );

/** The middle number; of an even count the upper one of both. */
const medianOf = (numbers: number[]): number =>
  numbers.sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

/** Returns the items farther than `km` from the median latitude and longitude; none of fewer than three. */
export function findFarOff<Item extends Placed>(items: readonly Item[], km: number) {
  const all = items.filter(hasPoint);
  const [latitudes, longitudes] = [all.map(({ at }) => at[0]), all.map(({ at }) => at[1])];
  const median: Point = [medianOf(latitudes), medianOf(longitudes)];
  return all.length < 3 ? [] : all.filter(({ at }) => distanceKm(median, at) > km);
}

/** Formats a distance: `0.8 km`, `24 km`. */
export const describeKm = (km: number, unit: string) =>
  `${km < 10 ? km.toFixed(1) : Math.round(km)} ${unit}`;
