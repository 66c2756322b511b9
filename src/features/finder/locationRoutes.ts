import type { City, Country, State } from '#/api/locations.ts';
import { given } from '#/lib/given.ts';
import type { Locale } from '#/messages/languages.ts';
import { pagePath } from '#/messages/pages.ts';
import { messagesIn } from '#/messages/messages.ts';

/** A location with its own page in the franchises list; empty for the list itself. */
export interface LocationRoute {
  country?: Country | undefined;
  state?: State | undefined;
  city?: City | undefined;
}

/** A country, state or city by the name people read and the slug in its address. */
export interface Named {
  name: string;
  slug: string;
}

/** Every country, state and city in order, each with the larger locations around it. */
export function listLocationRoutes(countries: readonly Country[]): LocationRoute[] {
  return countries.flatMap((country) => [
    { country },
    ...country.states.flatMap((state) => [
      { country, state },
      ...state.cities.map((city) => ({ country, state, city })),
    ]),
  ]);
}

/** The location that is selected at first: the first country, its first state, that state's first city. */
export function firstLocationRoute(countries: readonly Country[]): LocationRoute {
  const [country] = countries;
  const state = country?.states[0];
  return { country, state, city: state?.cities[0] };
}

const levelsOf = ({ country, state, city }: LocationRoute) => given<Named>([country, state, city]);

/** The slugs of a location, from large to small. */
export const slugsOf = (route: LocationRoute): string[] => levelsOf(route).map(({ slug }) => slug);

/** The address of a country, state or city in the franchises list, from up to three slugs. */
export const locationPath = (locale: Locale, ...slugs: string[]): string =>
  pagePath(locale, 'franchisesList') + slugs.map((slug) => `${encodeURIComponent(slug)}/`).join('');

/** A location as a sentence names it: `Bhuj, Gujarat, India`. */
export const nameOf = (route: LocationRoute): string =>
  levelsOf(route)
    .map(({ name }) => name)
    .reverse()
    .join(', ');

/** Title, heading, description and breadcrumb of a country, state or city page, with the names of the location. */
export function locationHead(locale: Locale, route: LocationRoute) {
  const { format, finder, franchisesList } = messagesIn(locale);
  const levels = levelsOf(route);
  const location = nameOf(route);
  // One level above tells locations of the same name apart; more would fill a phone's first screen.
  const short = levels.slice(-2).reverse();
  const heading = format(finder.heading, { location: short.map(({ name }) => name).join(', ') });
  return {
    title: route.state ? format(finder.franchisesIn, { location }) : heading,
    heading,
    description: format(franchisesList.locations.description, { location }),
    crumb: levels.at(-1)?.name ?? franchisesList.crumb,
    above: [finder.franchises, ...levels.map(({ name }) => name)]
      .slice(0, -1)
      .map((label, index) => ({
        label,
        href: locationPath(locale, ...slugsOf(route).slice(0, index)),
      })),
  };
}
