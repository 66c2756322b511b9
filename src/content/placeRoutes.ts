import type { City, Country, State } from '#/api/places.ts';

/** A place that a page of the franchises list is the address of, from none at all to a city. */
export interface PlaceRoute {
  country?: Country | undefined;
  state?: State | undefined;
  city?: City | undefined;
}

/** Every country, state and city in order, each with what it stands in. */
export function listPlaceRoutes(countries: readonly Country[]): PlaceRoute[] {
  return countries.flatMap((country) => [
    { country },
    ...country.states.flatMap((state) => [
      { country, state },
      ...state.cities.map((city) => ({ country, state, city })),
    ]),
  ]);
}

/** What is chosen at start-up: the first country, its first state, that state's first city (spec, section 2). */
export function firstPlaceRoute(countries: readonly Country[]): PlaceRoute {
  const [country] = countries;
  const state = country?.states[0];
  return { country, state, city: state?.cities[0] };
}

/** The slugs of a place, from large to small. */
export const slugsOf = ({ country, state, city }: PlaceRoute): string[] =>
  [country, state, city].flatMap((place) => (place ? [place.slug] : []));
