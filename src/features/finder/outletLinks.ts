import type { Country, Outlet } from '#/api/locations.ts';
import { dialledNumber } from '#/lib/phones.ts';
import { findCrowds } from '#/lib/places.ts';

/** Returns the id of an outlet's card. */
export const outletId = ({ id }: Pick<Outlet, 'id'>) => `outlet-${id}`;

/** Returns the link that calls an outlet; `undefined` if its number is not certain. */
export function phoneOf({ contactNumber = '' }: Pick<Outlet, 'contactNumber'>): string | undefined {
  const number = dialledNumber(contactNumber);
  return number && `tel:${number}`;
}

/** Returns the owner's link to a map, else a link to directions, in the phone's map app or a web page. */
export const directionsTo = ({ mapUrl, at }: Pick<Outlet, 'mapUrl' | 'at'>): string | undefined =>
  mapUrl ?? (at && `https://www.google.com/maps/dir/?api=1&destination=${at[0]}%2C${at[1]}`);

/** Tells whether each outlet that counts has a point, and none of these points stands for several. */
export function hasNearMe(outlets: readonly Pick<Outlet, 'at' | 'isFarOff'>[]): boolean {
  const likely = outlets.filter(({ isFarOff }) => !isFarOff);
  return likely.length > 0 && likely.every(({ at }) => at) && findCrowds(likely).length === 0;
}

/** Lists the outlets of all countries. */
export const outletsOf = (countries: readonly Country[]): Outlet[] =>
  countries.flatMap(({ states }) =>
    states.flatMap(({ cities }) => cities.flatMap(({ outlets }) => outlets)),
  );

/**
 * Returns the target of Call: the only outlet's number, else the list of outlets or, if no city is selected,
 * the finder; head office in a city without outlets.
 */
export function callTo(outlets: readonly Outlet[] | undefined, headOffice: string): string {
  if (!outlets) return '#finder';
  const [outlet, ...others] = outlets;
  if (!outlet) return headOffice;
  const phone = others.length === 0 ? phoneOf(outlet) : undefined;
  return phone ?? '#outlets';
}
