import { business } from '#/config.ts';
import { joinPlace } from '#/lib/joinPlace.ts';
import type { Crumb } from './breadcrumb.ts';
import { franchises, franchisesIn } from './finder.ts';
import { page } from './pages/franchisesList.ts';
import { placePath } from './placePaths.ts';
import { slugsOf, type PlaceRoute } from './placeRoutes.ts';

const levelsOf = ({ country, state, city }: PlaceRoute) =>
  [country, state, city].filter((level) => level !== undefined);

/** What the page of a country, state or city says: the list's record with the names of the place. */
export function placePage(route: PlaceRoute) {
  const names = levelsOf(route)
    .map(({ name }) => name)
    .reverse();
  const place = joinPlace(...names);
  return {
    ...page,
    title: franchisesIn(place),
    // The level above tells places of one name apart; more would fill a phone's first screen.
    heading: `Our ${franchisesIn(joinPlace(...names.slice(0, 2)))}`,
    description: `${business.name} counters in ${place}: where they are and how to reach them.`,
    crumb: names[0] ?? page.crumb,
  };
}

/** The list and the levels above a place, for its breadcrumb. */
export function abovePlace(route: PlaceRoute): Crumb[] {
  const slugs = slugsOf(route);
  return [
    { label: franchises, href: page.link.href },
    ...levelsOf(route)
      .slice(0, -1)
      .map(({ name }, index) => ({ label: name, href: placePath(...slugs.slice(0, index + 1)) })),
  ];
}
