import * as v from 'valibot';
import type { Point } from '#/lib/places.ts';
import { isRecord } from '#/lib/json.ts';
import { createSlugger, segmentOf, slugify } from '#/lib/text.ts';
import { localize } from '#/messages/text.ts';
import { messagesIn } from '#/messages/messages.ts';
import { degrees, id, nestedList, picture, text, webAddress, whatsappLink } from './fields.ts';
import { readNested } from './readItems.ts';
import type { ReadContext, MediaContext } from './snapshot.ts';
import { languagesIn } from './translations.ts';

const namedSchema = { position: v.number(), id: id(), name: text() };

/** Replaces an outlet's country by its name, if it is an object with one. */
function withCountryName(outlet: unknown): unknown {
  if (!isRecord(outlet) || !isRecord(outlet.country) || languagesIn(outlet.country)) return outlet;
  return { ...outlet, country: outlet.country.name };
}

/** Returns a point if both coordinates are there; databases store a missing point as 0, 0. */
const pointOf = (latitude?: number, longitude?: number): Point | undefined =>
  latitude === undefined || longitude === undefined || (latitude === 0 && longitude === 0)
    ? undefined
    : [latitude, longitude];

const outletSchema = (media: MediaContext) =>
  v.pipe(
    v.object({
      ...namedSchema,
      image: picture(media),
      location: webAddress(),
      address: text(),
      contactNumber: text(),
      whatsapp: whatsappLink(),
      orderLinks: nestedList(),
      openingHours: text(), // such as `10 am to 9 pm, Sunday to 6 pm`
      latitude: degrees(90),
      longitude: degrees(180),
      country: text('a name or an object with one'),
    }),
    v.transform(({ location, openingHours, latitude, longitude, ...rest }) => ({
      ...rest,
      mapUrl: location,
      hours: openingHours,
      at: pointOf(latitude, longitude),
    })),
  );
const orderLinkSchema = v.object({ name: text(), url: webAddress() });
const MOST_ORDER_LINKS = 3;

/** Reads the links to where an outlet's food can be ordered; a link without a name has that of its host. */
function readOrderLinks(
  links: readonly unknown[],
  place: string,
  reader: ReadContext & { endpoint: string },
) {
  const tell = (kind: string) => reader.note({ endpoint: reader.endpoint, place, kind });
  const read = readNested(links, `${place} orderLinks`, {
    ...reader,
    item: 'order link',
    schema: orderLinkSchema,
  });
  const whole = read.flatMap(({ name, url }) =>
    url === undefined ? [] : [{ name: name ?? new URL(url).host, url }],
  );
  if (whole.length < read.length) tell('an order link without url is left out');
  if (whole.length > MOST_ORDER_LINKS) tell(`only ${MOST_ORDER_LINKS} order links are shown`);
  return whole.slice(0, MOST_ORDER_LINKS);
}

/** Reads the outlets of a city; `place` is the position of their list in the response. */
function readOutlets(
  outlets: readonly unknown[],
  endpoint: string,
  place: string,
  context: ReadContext,
) {
  const idFor = createSlugger();
  const reader = { ...context, endpoint };
  return readNested(outlets.map(withCountryName), place, {
    ...reader,
    item: 'outlet',
    schema: outletSchema(context),
    nameField: 'name',
    inspect: ({ at }, tell) => {
      if (!at) tell('no latitude and longitude, so "near me" is not offered');
    },
  }).map((outlet) => {
    /** Its position in the response. */
    const at = `${place} item ${outlet.position - 1}`;
    return {
      ...outlet,
      place: at,
      isFarOff: false,
      id: idFor(segmentOf(outlet.id), String(outlet.position)),
      orderLinks: readOrderLinks(outlet.orderLinks, at, reader),
    };
  });
}

const citySchema = v.object({
  ...namedSchema,
  franchises: nestedList(),
});

/**
 * Reads the cities of the state at this index, each with the countries of its outlets. Outlet ids become
 * unique in their city and safe in an address.
 */
export function readCities(
  cities: readonly unknown[],
  endpoint: string,
  index: number,
  context: ReadContext,
) {
  const slugFor = createSlugger();
  const state = `state ${index}`;
  const reader = { ...context, endpoint, item: 'city', schema: citySchema };
  return readNested(cities, `${state} cities`, reader).map(({ name, id, position, franchises }) => {
    const place = `${state} city ${position - 1} outlets`;
    const outlets = readOutlets(franchises, endpoint, place, context);
    const english = localize('en', name ?? messagesIn('en').notices.unnamed.city);
    return {
      name,
      slug: slugFor(slugify(english), id),
      countries: outlets.map(({ country }) => country),
      outlets: outlets.map(({ country: _, ...outlet }) => outlet),
    };
  });
}

/** A city with its outlets. */
export type CityRow = Omit<ReturnType<typeof readCities>[number], 'countries'>;
