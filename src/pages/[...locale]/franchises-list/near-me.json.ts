import type { APIRoute } from 'astro';
import type { Locale } from '#/messages/languages.ts';
import { oneRouteInEachLanguage } from '#/messages/pages.ts';
import { loadLocations, type City } from '#/api/locations.ts';
import { locationPath } from '#/features/finder/locationRoutes.ts';
import type { NearLocation } from '#/features/finder/nearMe.ts';
import { OUTLETS_ID, outletId, phoneOf } from '#/features/finder/outletLinks.ts';
import { fillCount } from '#/lib/fillIn.ts';
import { scriptLanguage } from '#/messages/scriptLanguage.ts';
import { words } from '#/messages/messages.ts';

export const getStaticPaths = () => oneRouteInEachLanguage('franchisesList');

/** The outlets of a city that have coordinates, or the city if none has. */
function nearIn(locale: Locale, { name: city, at, outlets }: City, path: string): NearLocation[] {
  const located = outlets.flatMap((outlet): NearLocation[] => {
    if (!outlet.at) return [];
    const name = `${outlet.name}, ${city}`;
    const href = `${path}#${outletId(outlet)}`;
    const lang = scriptLanguage(name, locale);
    return [{ name, lang, href, at: outlet.at, isOutlet: true, phone: phoneOf(outlet) }];
  });
  if (located.length > 0 || outlets.length === 0 || !at) return located;
  const { outletsIn } = words(locale).finder;
  const name = fillCount(locale ?? 'en', outletsIn, outlets.length, { place: city });
  const lang = scriptLanguage(city, locale);
  return [{ name, lang, href: `${path}#${OUTLETS_ID}`, at, isOutlet: false }];
}

/** All places with coordinates, for "near me": outlets, and cities in which no outlet has coordinates. */
export const GET: APIRoute = ({ currentLocale: locale }) =>
  Response.json(
    loadLocations(locale).items.flatMap((country) =>
      country.states.flatMap((state) =>
        state.cities.flatMap((city) =>
          nearIn(locale, city, locationPath(locale, country.slug, state.slug, city.slug)),
        ),
      ),
    ),
  );
