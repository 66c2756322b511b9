import { languagesOf } from './pages.ts';
import type { PageName } from './words.ts';

interface Route {
  params?: Record<string, string | undefined>;
}

/**
 * The result of `getStaticPaths` for a page below `[...locale]/`: its routes in every language that has its
 * words. `routesOf` gives those of one language; `[{}]` is one without parameters of its own.
 */
export const routesInEachLanguage = <Own extends Route = Route>(
  name: PageName,
  routesOf: (locale: string) => Own[],
) =>
  languagesOf(name).flatMap(({ code, path }) =>
    routesOf(code).map((route) => ({
      ...route,
      params: { ...route.params, locale: path.slice(1) || undefined },
    })),
  );

/** The same for a page with one route in each language. */
export const routeInEachLanguage = (name: PageName) => routesInEachLanguage(name, () => [{}]);
