import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { routesInEachLanguage } from '#/messages/pages.ts';
import { loadLocations } from '#/api/locations.ts';

export const getStaticPaths = () =>
  routesInEachLanguage('franchisesList', (locale) =>
    loadLocations(locale).items.flatMap((country) =>
      country.states.map((state) => ({
        params: { country: country.slug, state: state.slug },
        props: { state },
      })),
    ),
  );

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

/** A state's cities and outlets, for the franchise finder. */
export const GET: APIRoute<Props> = ({ props: { state } }) => Response.json(state.cities);
