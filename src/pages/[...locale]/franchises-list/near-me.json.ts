import type { APIRoute } from 'astro';
import type { Locale } from '#/words/languages.ts';
import { oneInEachLanguage } from '#/words/inEachLanguage.ts';
import { loadLocations } from '#/api/locations.ts';
import { locationPath } from '#/features/finder/locationPaths.ts';
import type { NearLocation } from '#/features/finder/nearLocation.ts';
import { joinLocation } from '#/lib/joinLocation.ts';
import { scriptLanguage } from '#/words/scriptLanguage.ts';
import type { Point } from '#/lib/distance.ts';

export const getStaticPaths = () => oneInEachLanguage('franchisesList');

const nearLocation = (locale: Locale, name: string, href: string, at: Point): NearLocation => ({
  name,
  lang: scriptLanguage(name, locale),
  href,
  at,
});

/** All places with coordinates, for "near me": outlets, and cities in which no outlet has coordinates. */
export const GET: APIRoute = ({ currentLocale: locale }) =>
  Response.json(
    loadLocations(locale).items.flatMap((country) =>
      country.states.flatMap((state) =>
        state.cities.flatMap(({ name, slug, at, outlets }) => {
          const href = locationPath(locale, country.slug, state.slug, slug);
          const located = outlets.flatMap((outlet) =>
            outlet.at
              ? [nearLocation(locale, joinLocation(outlet.name, name), href, outlet.at)]
              : [],
          );
          if (located.length > 0 || outlets.length === 0 || !at) return located;
          return [nearLocation(locale, name, href, at)];
        }),
      ),
    ),
  );
