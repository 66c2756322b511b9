import { englishPath } from '#/content/languages.ts';

interface RouteChoice {
  /** The routes and folders to measure; none means the whole site. */
  named: readonly string[];
  /** The number of addresses for each kind of page made from content, such as posts and cities. */
  perKind: number;
}

/** A page of the site and the size of its HTML. */
export interface SizedRoute {
  route: string;
  size: number;
}

/**
 * Pages of one language from the same page file are of one kind: `/gu/blog-single/a-post/` →
 * `/gu/blog-single/*`.
 */
function kindOf(route: string): string {
  const english = englishPath(route);
  const [first = '', ...rest] = english.split('/').filter(Boolean);
  return `${route.slice(0, -english.length)}/${first}${'/*'.repeat(rest.length)}`;
}

const withSlashes = (name: string): string =>
  `/${name.replace(/^\/|\/$/g, '')}/`.replace(/^\/\/$/, '/').replace(/\.html\/$/, '.html');

const isNamed = (route: string, name: string): boolean =>
  route === name || (englishPath(name) !== '/' && name.endsWith('/') && route.startsWith(name));

/** The routes to measure: the heaviest of each kind, because they exceed a budget first. */
export function chooseRoutes(site: readonly SizedRoute[], choice: RouteChoice): string[] {
  const names = choice.named.map(withSlashes);
  const wanted = site.filter(
    ({ route }) => names.length === 0 || names.some((name) => isNamed(route, name)),
  );
  const kinds = Map.groupBy(wanted, ({ route }) => kindOf(route));
  return [...kinds.values()].flatMap((pages) =>
    pages
      .toSorted((one, other) => other.size - one.size)
      .slice(0, choice.perKind)
      .map(({ route }) => route),
  );
}
