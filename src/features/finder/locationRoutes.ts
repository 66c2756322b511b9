import type { City, Country, State } from '#/api/locations.ts';
import { withoutUndefined } from '#/lib/text.ts';
import type { Locale } from '#/messages/languages.ts';
import { pagePath } from '#/business/pages.ts';
import { businessIn } from '#/business/business.ts';
import { messagesIn } from '#/messages/messages.ts';

/** A location with its own page in the franchises list; without any level it is the list itself. */
export interface LocationRoute {
  country?: Country | undefined;
  state?: State | undefined;
  city?: City | undefined;
}

/** The visible name of a country, state or city, and the slug in its address. */
export interface Named {
  name: string;
  slug: string;
}

/** Lists every country, state and city in order, each with the larger locations around it. */
export function listLocationRoutes(countries: readonly Country[]): LocationRoute[] {
  return countries.flatMap((country) => [
    { country },
    ...country.states.flatMap((state) => [
      { country, state },
      ...state.cities.map((city) => ({ country, state, city })),
    ]),
  ]);
}

/** Returns the location that is selected at first: the first city of the first state of the first country. */
export function firstLocationRoute(countries: readonly Country[]): LocationRoute {
  const [country] = countries;
  const state = country?.states[0];
  return { country, state, city: state?.cities[0] };
}

const levelsOf = ({ country, state, city }: LocationRoute) =>
  withoutUndefined<Named>([country, state, city]);

/** Returns the slugs of a location, from large to small. */
export const slugsOf = (route: LocationRoute): string[] => levelsOf(route).map(({ slug }) => slug);

/** Returns the address of a country, state or city in the franchises list, from up to three slugs. */
export const locationPath = (locale: Locale, ...slugs: string[]): string =>
  pagePath(locale, 'franchisesList') + slugs.map((slug) => `${encodeURIComponent(slug)}/`).join('');

/** Names a location within a sentence: `Bhuj, Gujarat, India`. */
export const nameOf = (route: LocationRoute): string =>
  levelsOf(route)
    .map(({ name }) => name)
    .reverse()
    .join(', ');

/** Returns title, heading, description and breadcrumb for the page of a country, state or city. */
export function locationHead(locale: Locale, route: LocationRoute) {
  const { format, finder, franchisesList } = messagesIn(locale);
  const { description, empty } = franchisesList.locations;
  const levels = levelsOf(route);
  const location = nameOf(route);
  // The next higher level distinguishes locations of the same name; more would fill a phone's first screen.
  const short = levels.slice(-2).reverse();
  const heading = format(finder.heading, { location: short.map(({ name }) => name).join(', ') });
  return {
    title: route.state ? format(finder.franchisesIn, { location }) : heading,
    heading,
    description: format(route.city?.outlets.length === 0 ? empty : description, {
      location,
      name: businessIn(locale).name,
    }),
    crumb: levels.at(-1)?.name ?? franchisesList.crumb,
    above: [finder.franchises, ...levels.map(({ name }) => name)]
      .slice(0, -1)
      .map((label, index) => ({
        label,
        href: locationPath(locale, ...slugsOf(route).slice(0, index)),
      })),
  };
}
