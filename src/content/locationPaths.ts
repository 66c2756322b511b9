import { link } from '#/copy/pages/franchisesList.ts';

/** The address of a country, state or city in the franchises list, from up to three slugs. */
export const locationPath = (...slugs: string[]) =>
  link.href + slugs.map((slug) => `${encodeURIComponent(slug)}/`).join('');

/** The address of the file with all outlets and cities that have coordinates. */
export const nearMePath = `${link.href}near-me.json`;

/** The slugs in the path of a location, from large to small. */
export const slugsOfPath = (path: string): string[] =>
  path.slice(link.href.length).split('/').filter(Boolean).map(decodeURIComponent);

/** The address of a state's outlets as JSON, for the franchise finder. */
export const outletsPath = (country: string, state: string) =>
  `${locationPath(country, state)}outlets.json`;
