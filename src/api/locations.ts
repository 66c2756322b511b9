import * as v from 'valibot';
import { createSlugger, slugify } from '#/lib/text.ts';
import type { Locale } from '#/messages/languages.ts';
import { nameByPosition, messagesIn } from '#/messages/messages.ts';
import { localize, type LocalizedText } from '#/messages/text.ts';
import { readCities, type CityRow } from './cityRows.ts';
import { describeCause, throwUnlessSuccess } from './failure.ts';
import { id, nestedList, text } from './fields.ts';
import { withLikelyPoints } from './outletPoints.ts';
import { readItems, listIn } from './readItems.ts';
import {
  createLoader,
  pictureAt,
  type Loaded,
  type ReadContext,
  type Resource,
} from './snapshot.ts';

const ENDPOINT = '/api/franchise/add-franchise-details';

const stateSchema = v.object({
  position: v.number(),
  id: id(),
  name: text(),
  cities: nestedList(),
});

interface StateRow {
  name?: LocalizedText | undefined;
  slug: string;
  country: LocalizedText;
  countrySlug: string;
  cities: CityRow[];
}

/** Creates a function that returns unique slugs for a state and its country. */
function createSlugs() {
  const slugForCountry = createSlugger();
  const countries = new Map<string, { countrySlug: string; slugFor: typeof slugForCountry }>();
  return (country: LocalizedText, { name, id }: v.InferOutput<typeof stateSchema>) => {
    const english = localize('en', country);
    const number = String(countries.size + 1);
    const slugs = countries.get(english) ?? {
      countrySlug: slugForCountry(slugify(english), number),
      slugFor: createSlugger(),
    };
    countries.set(english, slugs);
    const state = localize('en', name ?? messagesIn('en').notices.unnamed.state);
    return { countrySlug: slugs.countrySlug, slug: slugs.slugFor(slugify(state), id) };
  };
}

function readStates(body: unknown, context: ReadContext): StateRow[] {
  throwUnlessSuccess(body, ENDPOINT);
  const slugsFor = createSlugs();
  const reader = { ...context, endpoint: ENDPOINT, item: 'state', schema: stateSchema };
  const states = readItems(listIn(body, ENDPOINT), reader).flatMap((state) => {
    const index = state.position - 1;
    const read = readCities(state.cities, ENDPOINT, index, context);
    const [country] = read.flatMap((city) => city.countries); // the country of its first outlet
    if (!country) {
      const kind = 'left out: its first outlet names no country';
      context.note({ endpoint: ENDPOINT, place: `item ${index}`, kind });
      return [];
    }
    const cities = read.map(({ countries: _, ...city }) => city);
    return [{ name: state.name, ...slugsFor(country, state), country, cities }];
  });
  return withLikelyPoints(states, (note) => context.note({ endpoint: ENDPOINT, ...note }));
}

export const locationResource: Resource<StateRow> = {
  name: 'franchises',
  part: 'franchises',
  endpoint: ENDPOINT,
  read: readStates,
  pictures: (state) =>
    state.cities.flatMap((city) => city.outlets.map((outlet) => ({ url: outlet.image }))),
};

const loadStates = createLoader(
  locationResource,
  (state, locale) => ({
    ...state,
    name: state.name ?? messagesIn(locale).notices.unnamed.state,
    cities: state.cities.map((city) => ({
      ...city,
      name: city.name ?? messagesIn(locale).notices.unnamed.city,
      outlets: city.outlets.map(({ position, place: _, ...outlet }) => ({
        ...outlet,
        name: outlet.name ?? nameByPosition(locale, 'outlet', position),
        image: pictureAt(outlet.image),
      })),
    })),
  }),
  (failure, locale) => {
    const { format, notices } = messagesIn(locale);
    return failure.kind === 'wrong-status'
      ? notices.failed.franchisesStatus
      : format(notices.failed.franchises, { cause: describeCause(failure, locale) });
  },
);

export type State = ReturnType<typeof loadStates>['items'][number];
export type City = State['cities'][number];
export type Outlet = City['outlets'][number];

export interface Country {
  name: string;
  slug: string;
  states: State[];
}

/** The countries with their states, cities and outlets, in the API's order, or a message of `notices.json`. */
export function loadLocations(locale: Locale): Loaded<Country> {
  const { items: states, error } = loadStates(locale);
  const countries = Map.groupBy(states, (state) => state.countrySlug);
  const items = [...countries].map(([slug, inCountry]) => ({
    name: inCountry[0]?.country ?? slug,
    slug,
    states: inCountry,
  }));
  return { items, error };
}

/** Returns the number of all outlets. */
export const countOutlets = (locale: Locale): number =>
  loadStates(locale).items.flatMap(({ cities }) => cities.flatMap(({ outlets }) => outlets)).length;
