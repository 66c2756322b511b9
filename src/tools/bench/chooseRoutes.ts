import { englishPath } from '#/content/languages.ts';

interface RouteChoice {
  /** Routes and folders to look at; none means all of the site. */
  named: readonly string[];
  /** How many addresses of each kind made from content, such as posts and cities. */
  perKind: number;
}

/** A page of the site and how long its HTML is. */
export interface SizedRoute {
  route: string;
  size: number;
}

/** Addresses that one page file makes in one language have one kind: `/gu/blog-single/a-post/` → `/gu/blog-single/*`. */
function kindOf(route: string): string {
  const english = englishPath(route);
  const [first = '', ...rest] = english.split('/').filter(Boolean);
  return `${route.slice(0, -english.length)}/${first}${'/*'.repeat(rest.length)}`;
}

const withSlashes = (name: string): string =>
  `/${name.replace(/^\/|\/$/g, '')}/`.replace(/^\/\/$/, '/').replace(/\.html\/$/, '.html');

const isNamed = (route: string, name: string): boolean =>
  route === name || (englishPath(name) !== '/' && name.endsWith('/') && route.startsWith(name));

/** The addresses to visit: of each kind the heaviest, for they exceed a budget first. */
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
