import { joinLocation } from '#/lib/joinLocation.ts';
import type { Locale } from '#/words/languages.ts';
import { pagePath, type PageLink } from '#/words/pages.ts';
import { words } from '#/words/words.ts';
import { locationPath } from './locationPaths.ts';
import { slugsOf, type LocationRoute } from './locationRoutes.ts';

const levelsOf = ({ country, state, city }: LocationRoute) =>
  [country, state, city].filter((level) => level !== undefined);

/** Title, heading, description and crumb of a country, state or city page, with the names of the location. */
export function locationHead(locale: Locale, route: LocationRoute) {
  const { fill, finder, franchisesList } = words(locale);
  const names = levelsOf(route)
    .map(({ name }) => name)
    .reverse();
  const location = joinLocation(...names);
  return {
    title: fill(finder.title, { location }),
    // One level above tells locations of the same name apart; more would fill a phone's first screen.
    heading: fill(finder.heading, { location: joinLocation(...names.slice(0, 2)) }),
    description: fill(franchisesList.locations.description, { location }),
    crumb: names[0] ?? franchisesList.crumb,
  };
}

/** The breadcrumb above a location: the list and the larger locations. */
export function crumbsAbove(locale: Locale, route: LocationRoute): PageLink[] {
  const slugs = slugsOf(route);
  return [
    { label: words(locale).finder.franchises, href: pagePath(locale, 'franchisesList') },
    ...levelsOf(route)
      .slice(0, -1)
      .map(({ name }, index) => ({
        label: name,
        href: locationPath(locale, ...slugs.slice(0, index + 1)),
      })),
  ];
}
