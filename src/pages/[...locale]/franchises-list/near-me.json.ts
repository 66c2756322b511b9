import type { APIRoute } from 'astro';
import { loadLocations } from '#/api/locations.ts';
import { locationPath } from '#/features/finder/locationPaths.ts';
import type { NearLocation } from '#/features/finder/loadNearLocations.ts';
import { joinLocation } from '#/lib/joinLocation.ts';
import { scriptLanguage } from '#/words/scriptLanguage.ts';
import type { Point } from '#/lib/distance.ts';

const nearLocation = (name: string, href: string, at: Point): NearLocation => ({
  name,
  lang: scriptLanguage(name),
  href,
  at,
});

/** All places with coordinates, for "near me": outlets, and cities in which no outlet has coordinates. */
export const GET: APIRoute = () =>
  Response.json(
    loadLocations().items.flatMap((country) =>
      country.states.flatMap((state) =>
        state.cities.flatMap(({ name, slug, at, outlets }) => {
          const href = locationPath(country.slug, state.slug, slug);
          const located = outlets.flatMap((outlet) =>
            outlet.at ? [nearLocation(joinLocation(outlet.name, name), href, outlet.at)] : [],
          );
          if (located.length > 0 || outlets.length === 0 || !at) return located;
          return [nearLocation(name, href, at)];
        }),
      ),
    ),
  );
