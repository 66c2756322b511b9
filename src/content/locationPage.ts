import { joinLocation } from '#/lib/joinLocation.ts';
import { franchises } from '#/copy/franchises.ts';
import { locationCopy } from '#/copy/locationPage.ts';
import { page } from '#/copy/pages/franchisesList.ts';
import type { Crumb } from './breadcrumb.ts';
import { locationPath } from './locationPaths.ts';
import { slugsOf, type LocationRoute } from './locationRoutes.ts';

const levelsOf = ({ country, state, city }: LocationRoute) =>
  [country, state, city].filter((level) => level !== undefined);

/** The record of a country, state or city page: the list's record with the names of the location. */
export function locationPage(route: LocationRoute) {
  const names = levelsOf(route)
    .map(({ name }) => name)
    .reverse();
  const locationName = joinLocation(...names);
  return {
    ...page,
    title: locationCopy.title(locationName),
    // One level above tells locations of the same name apart; more would fill a phone's first screen.
    heading: locationCopy.heading(joinLocation(...names.slice(0, 2))),
    description: locationCopy.description(locationName),
    crumb: names[0] ?? page.crumb,
  };
}

/** The breadcrumb above a location: the list and the larger locations. */
export function crumbsAbove(route: LocationRoute): Crumb[] {
  const slugs = slugsOf(route);
  return [
    { label: franchises, href: page.link.href },
    ...levelsOf(route)
      .slice(0, -1)
      .map(({ name }, index) => ({
        label: name,
        href: locationPath(...slugs.slice(0, index + 1)),
      })),
  ];
}
