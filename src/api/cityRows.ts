import * as v from 'valibot';
import { centreOf, type Point } from '#/lib/distance.ts';
import { given } from '#/lib/given.ts';
import { isRecord } from '#/lib/isRecord.ts';
import { createSlugger, segmentOf, slugify } from '#/lib/slug.ts';
import { textIn, type Text } from '#/words/text.ts';
import { words } from '#/words/words.ts';
import { degrees, id, nestedList, picture, text, webAddress } from './fields.ts';
import { readNested } from './readItems.ts';
import type { ReadContext } from './resource.ts';
import { languagesIn } from './translations.ts';

const namedSchema = { position: v.number(), id: id(), name: text() };
const pointSchema = { latitude: degrees(90), longitude: degrees(180) };

/** The country of an outlet is a name, or an object with one. */
function withCountryName(outlet: unknown): unknown {
  if (!isRecord(outlet) || !isRecord(outlet.country) || languagesIn(outlet.country)) return outlet;
  return { ...outlet, country: outlet.country.name };
}

const outletSchema = (mediaBaseUrl: string) =>
  v.object({
    ...namedSchema,
    image: picture(mediaBaseUrl),
    location: webAddress(),
    contactNumber: text(),
    openingHours: text(),
    ...pointSchema,
    country: text('a name or an object with one'),
  });
const citySchema = v.object({
  ...namedSchema,
  ...pointSchema,
  franchises: nestedList(),
});

interface OutletRow {
  /** Unique in its city, and safe in an address. */
  id: string;
  position: number;
  name?: Text | undefined;
  image?: string | undefined;
  mapUrl?: string | undefined;
  contactNumber?: Text | undefined;
  /** A text: `10 am to 9 pm, Sunday to 6 pm`. */
  hours?: Text | undefined;
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

function outletRows(
  outlets: readonly v.InferOutput<ReturnType<typeof outletSchema>>[],
): OutletRow[] {
  const idFor = createSlugger();
  return outlets.map((outlet) => ({
    id: idFor(segmentOf(outlet.id ?? ''), String(outlet.position)),
    position: outlet.position,
    name: outlet.name,
    image: outlet.image,
    mapUrl: outlet.location,
    contactNumber: outlet.contactNumber,
    hours: outlet.openingHours,
    at: pointOf(outlet),
  }));
}

/** Reads the cities of the state with an index, each with the countries that its outlets name. */
export function readCities(
  cities: readonly unknown[],
  endpoint: string,
  index: number,
  context: ReadContext,
) {
  const slugFor = createSlugger();
  const state = `state ${index}`;
  const reader = { ...context, endpoint, item: 'city', schema: citySchema };
  return readNested(cities, `${state} cities`, reader).map((city) => {
    const place = `${state} city ${city.position - 1} franchises`;
    const outlets = readNested(city.franchises.map(withCountryName), place, {
      ...context,
      endpoint,
      item: 'outlet',
      schema: outletSchema(context.mediaBaseUrl),
      nameField: 'name',
    });
    return {
      name: city.name,
      slug: slugFor(
        slugify(textIn('en', city.name ?? words('en').notices.unnamed.city)),
        city.id ?? String(city.position),
      ),
      at: pointOf(city) ?? centreOf(given(outlets.map(pointOf))),
      countries: outlets.map(({ country }) => country),
      outlets: outletRows(outlets),
    };
  });
}
