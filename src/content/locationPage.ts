import { business } from '#/config.ts';
import { joinLocation } from '#/lib/joinLocation.ts';
import type { Crumb } from './breadcrumb.ts';
import { franchises, franchisesIn } from './finder.ts';
import { page } from './pages/franchisesList.ts';
import { locationPath } from './locationPaths.ts';
import { slugsOf, type LocationRoute } from './locationRoutes.ts';

const levelsOf = ({ country, state, city }: LocationRoute) =>
  [country, state, city].filter((level) => level !== undefined);

/** What the page of a country, state or city says: the list's record with the names of the location. */
export function locationPage(route: LocationRoute) {
  const names = levelsOf(route)
    .map(({ name }) => name)
    .reverse();
  const locationName = joinLocation(...names);
  return {
    ...page,
    title: franchisesIn(locationName),
    // The level above tells locations of one name apart; more would fill a phone's first screen.
    heading: `Our ${franchisesIn(joinLocation(...names.slice(0, 2)))}`,
    description: `${business.name} counters in ${locationName}: where they are and how to reach them.`,
    crumb: names[0] ?? page.crumb,
  };
}

/** The list and the levels above a location, for its breadcrumb. */
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
