import type { Country, Outlet } from '#/api/locations.ts';
import { dialledNumber } from '#/lib/dialledNumber.ts';

/** Returns the id of an outlet's card. */
export const outletId = ({ id }: Pick<Outlet, 'id'>) => `outlet-${id}`;

/** Returns the link that calls an outlet; `undefined` if its number is not certain. */
export function phoneOf({ contactNumber = '' }: Pick<Outlet, 'contactNumber'>): string | undefined {
  const number = dialledNumber(contactNumber);
  return number && `tel:${number}`;
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
