import * as v from 'valibot';
import { centreOf, type Point } from '#/lib/distance.ts';
import { given } from '#/lib/given.ts';
import { createSlugger, slugify } from '#/lib/slug.ts';
import { textIn, type Text } from '#/words/text.ts';
import { words } from '#/words/words.ts';
import { degrees, media, nestedList, text, webAddress } from './fields.ts';
import { readNested } from './readItems.ts';
import type { ReadContext } from './resource.ts';

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

interface OutletRow {
  id: string;
  position: number;
  name?: Text | undefined;
  image?: string | undefined;
  mapUrl?: string | undefined;
  contactNumber?: string | undefined;
  /** A text: `10 am to 9 pm, Sunday to 6 pm`. */
  hours?: string | undefined;
  at?: Point | undefined;
}

export interface CityRow {
  name?: Text | undefined;
  slug: string;
  /** The city's own point, or the centre of its outlets. */
  at?: Point | undefined;
  outlets: OutletRow[];
}

interface Coordinates {
  latitude: number | undefined;
  longitude: number | undefined;
}

/** A point needs both coordinates; 0 and 0 are how databases store a missing point. */
const pointOf = ({ latitude, longitude }: Coordinates): Point | undefined =>
  latitude === undefined || longitude === undefined || (latitude === 0 && longitude === 0)
    ? undefined
    : [latitude, longitude];

const outletRow = (outlet: v.InferOutput<ReturnType<typeof outletSchema>>): OutletRow => ({
  id: outlet.id ?? String(outlet.position),
  position: outlet.position,
  name: outlet.name,
  image: outlet.image,
  mapUrl: outlet.location,
  contactNumber: outlet.contactNumber,
  hours: outlet.openingHours,
  at: pointOf(outlet),
});

/** Reads the cities of one state (`label` in warnings), each with the countries that its outlets name. */
export function readCities(
  cities: readonly unknown[],
  label: string,
  { mediaBaseUrl, warn, count }: ReadContext,
) {
  const slugFor = createSlugger();
  const reader = { endpoint: `${label} cities`, item: 'city', schema: citySchema, warn, count };
  return readNested(cities, reader).map((city) => {
    const outlets = readNested(city.franchises, {
      endpoint: `${label} city ${city.position - 1} franchises`,
      item: 'outlet',
      schema: outletSchema(mediaBaseUrl),
      warn,
      count,
    });
    return {
      name: city.name,
      slug: slugFor(
        slugify(textIn('en', city.name ?? words('en').notices.unnamed.city)),
        city.id ?? String(city.position),
      ),
      at: pointOf(city) ?? centreOf(given(outlets.map(pointOf))),
      countries: outlets.map(({ country }) => country),
      outlets: outlets.map(outletRow),
    };
  });
}
