import type { APIRoute } from 'astro';
import { loadLocations } from '#/api/locations.ts';
import { listLocationRoutes, locationPath, slugsOf } from '#/features/finder/locationRoutes.ts';
import type { NearOutlet } from '#/features/finder/nearMe.ts';
import { directionsTo, outletId, phoneOf } from '#/features/finder/outletLinks.ts';
import { oneRouteInEachLanguage } from '#/business/pages.ts';
import { languageOfText } from '#/messages/languageOfText.ts';

export const getStaticPaths = () => oneRouteInEachLanguage('franchisesList');

/** Lists the outlets with coordinates for "near me". */
export const GET: APIRoute = ({ currentLocale: locale }) =>
  Response.json(
    listLocationRoutes(loadLocations(locale).items).flatMap((route): NearOutlet[] =>
      (route.city?.outlets ?? []).flatMap((outlet) => {
        if (!outlet.at) return [];
        const name = `${outlet.name}, ${route.city?.name}`;
        const href = `${locationPath(locale, ...slugsOf(route))}#${outletId(outlet)}`;
        const lang = languageOfText(name, locale);
        const [phone, directions] = [phoneOf(outlet), directionsTo(outlet)];
        return [{ name, lang, href, at: outlet.at, phone, directions }];
      }),
    ),
  );
