import type { Outlet } from '#/api/locations.ts';
import { dialledNumber } from '#/lib/dialledNumber.ts';

/** The id of the heading over the outlets of a city. */
export const OUTLETS_ID = 'outlets';

/** The id of an outlet's card. */
export const outletId = ({ id }: Pick<Outlet, 'id'>) => `outlet-${id}`;

/** The link that rings an outlet; `undefined` if its number is not certain. */
export function phoneOf({ contactNumber = '' }: Pick<Outlet, 'contactNumber'>): string | undefined {
  const number = dialledNumber(contactNumber);
  return number && `tel:${number}`;
}

/**
 * What Call leads to: the only outlet's number, else the outlets or, before there are some, where a city is
 * chosen; head office in a city without outlets.
 */
export function callTo(outlets: readonly Outlet[] | undefined, headOffice: string): string {
  if (outlets?.length === 0) return headOffice;
  const [outlet, ...others] = outlets ?? [];
  const phone = outlet && others.length === 0 ? phoneOf(outlet) : undefined;
  return phone ?? `#${OUTLETS_ID}`;
}
