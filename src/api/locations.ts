import * as v from 'valibot';
import { failureNotices, unnamed } from '#/copy/notices.ts';
import { centreOf, type Point } from '#/lib/distance.ts';
import { given } from '#/lib/given.ts';
import { createSlugger, slugify } from '#/lib/slug.ts';
import { describeCause } from './failure.ts';
import { degrees, media, nestedList, text, webAddress } from './fields.ts';
import { readItems, readNested } from './readItems.ts';
import { listIn, requireSuccess, type ReadContext, type Resource } from './resource.ts';
import { createLoader, pictureAt } from './snapshot.ts';

const ENDPOINT = '/api/franchise/add-franchise-details';

const namedSchema = { position: v.number(), id: text(), name: text() };
const pointSchema = { latitude: degrees(90), longitude: degrees(180) };
const countryName = v.union(
  [
    v.pipe(
      v.object({ name: text() }),
      v.transform(({ name }) => name),
    ),
    text(),
  ],
  'a name or an object with one',
);

const outletSchema = (mediaBaseUrl: string) =>
  v.object({
    ...namedSchema,
    image: media(mediaBaseUrl),
    location: webAddress(),
    contactNumber: text(),
    openingHours: text(),
    ...pointSchema,
    country: v.optional(countryName),
  });
const citySchema = v.object({
  ...namedSchema,
  ...pointSchema,
  franchises: nestedList(),
});
const stateSchema = v.object({
  ...namedSchema,
  cities: nestedList(),
});

interface OutletRow {
  id: string;
  position: number;
  name?: string | undefined;
  image?: string | undefined;
  mapUrl?: string | undefined;
  contactNumber?: string | undefined;
  /** As it is written. */
  hours?: string | undefined;
  at?: Point | undefined;
}

interface CityRow {
  name?: string | undefined;
  slug: string;
  /** Its own, or in the middle of its outlets. */
  at?: Point | undefined;
  outlets: OutletRow[];
}

interface StateRow {
  name?: string | undefined;
  slug: string;
  country: string;
  countrySlug: string;
  cities: CityRow[];
}

interface Angles {
  latitude: number | undefined;
  longitude: number | undefined;
}

/** Both angles or none; zero and zero is how databases write that there is none. */
const pointOf = ({ latitude, longitude }: Angles): Point | undefined =>
  latitude === undefined || longitude === undefined || (latitude === 0 && longitude === 0)
    ? undefined
    : [latitude, longitude];

function readCities(state: v.InferOutput<typeof stateSchema>, context: ReadContext) {
  const slugFor = createSlugger();
  const { mediaBaseUrl, warn } = context;
  const label = `${ENDPOINT} state ${state.position - 1}`;
  const reader = { endpoint: `${label} cities`, schema: citySchema, warn };
  return readNested(state.cities, reader).map((city) => {
    const outlets = readNested(city.franchises, {
      endpoint: `${label} city ${city.position - 1} franchises`,
      schema: outletSchema(mediaBaseUrl),
      warn,
    });
    return {
      name: city.name,
      slug: slugFor(slugify(city.name ?? unnamed.city), city.id ?? String(city.position)),
      at: pointOf(city) ?? centreOf(given(outlets.map(pointOf))),
      countries: outlets.map(({ country }) => country),
      outlets: outlets.map((outlet) => ({
        id: outlet.id ?? String(outlet.position),
        position: outlet.position,
        name: outlet.name,
        image: outlet.image,
        mapUrl: outlet.location,
        contactNumber: outlet.contactNumber,
        hours: outlet.openingHours,
        at: pointOf(outlet),
      })),
    };
  });
}

function readStates(body: unknown, context: ReadContext): StateRow[] {
  requireSuccess(body, ENDPOINT);
  const { warn } = context;
  const countrySlugs = new Map<string, string>();
  const slugForCountry = createSlugger();
  const stateSluggers = new Map<string, ReturnType<typeof createSlugger>>();
  const list = listIn(body, ENDPOINT);
  return readItems(list, { endpoint: ENDPOINT, schema: stateSchema, warn }).flatMap((state) => {
    const read = readCities(state, context);
    const country = read.flatMap((city) => city.countries).find((name) => name !== undefined);
    if (!country) {
      warn(`${ENDPOINT} item ${state.position - 1} left out: no franchise names its country`);
      return [];
    }
    const countrySlug =
      countrySlugs.get(country) ?? slugForCountry(slugify(country), String(countrySlugs.size + 1));
    countrySlugs.set(country, countrySlug);
    const slugForState = stateSluggers.get(country) ?? createSlugger();
    stateSluggers.set(country, slugForState);
    const slug = slugForState(
      slugify(state.name ?? unnamed.state),
      state.id ?? String(state.position),
    );
    const cities = read.map(({ name, slug, at, outlets }) => ({ name, slug, at, outlets }));
    return [{ name: state.name, slug, country, countrySlug, cities }];
  });
}

export const locationResource: Resource<StateRow> = {
  name: 'franchises',
  endpoint: ENDPOINT,
  read: readStates,
  pictures: (state) =>
    state.cities.flatMap((city) => city.outlets.map((outlet) => ({ url: outlet.image }))),
};

const load = createLoader(locationResource, (state) => ({
  ...state,
  name: state.name ?? unnamed.state,
  cities: state.cities.map((city) => ({
    ...city,
    name: city.name ?? unnamed.city,
    outlets: city.outlets.map(({ position, ...outlet }) => ({
      ...outlet,
      name: outlet.name ?? unnamed.outlet(position),
      image: pictureAt(outlet.image),
    })),
  })),
}));

export type State = ReturnType<typeof loadStates>['items'][number];
export type City = State['cities'][number];
export type Outlet = City['outlets'][number];

export interface Country {
  name: string;
  slug: string;
  states: State[];
}

const loadStates = () =>
  load((failure) =>
    failure.kind === 'wrong-status'
      ? failureNotices.franchisesStatus
      : failureNotices.franchises(describeCause(failure)),
  );

/** The countries with their states, cities and outlets, in the API's order, or the catalogue's message. */
export function loadLocations(): { items: Country[]; error?: string | undefined } {
  const { items: states, error } = loadStates();
  const countries = Map.groupBy(states, (state) => state.countrySlug);
  const items = [...countries].map(([slug, inCountry]) => ({
    name: inCountry[0]?.country ?? slug,
    slug,
    states: inCountry,
  }));
  return { items, error };
}
