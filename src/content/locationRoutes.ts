import type { City, Country, State } from '#/api/locations.ts';

/** A location with its own page in the franchises list; empty for the list itself. */
export interface LocationRoute {
  country?: Country | undefined;
  state?: State | undefined;
  city?: City | undefined;
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

/**
 * The location that is selected at first: the first country, its first state, that state's first city.
 */
export function firstLocationRoute(countries: readonly Country[]): LocationRoute {
  const [country] = countries;
  const state = country?.states[0];
  return { country, state, city: state?.cities[0] };
}

/** The slugs of a location, from large to small. */
export const slugsOf = ({ country, state, city }: LocationRoute): string[] =>
  [country, state, city].flatMap((location) => (location ? [location.slug] : []));
