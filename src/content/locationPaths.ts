import { link } from '#/copy/pages/franchisesList.ts';

/** The address of a country, state or city in the franchises list, from up to three slugs. */
export const locationPath = (...slugs: string[]) =>
  link.href + slugs.map((slug) => `${encodeURIComponent(slug)}/`).join('');

/** The address of the file of all outlets and cities whose place on the map is known. */
export const nearMePath = `${link.href}near-me.json`;

/** The slugs in such an address, from large to small. */
export const slugsOfPath = (path: string): string[] =>
  path.slice(link.href.length).split('/').filter(Boolean).map(decodeURIComponent);

/** The address of a state's file of outlets, which the franchise finder reads. */
export const outletsPath = (country: string, state: string) =>
  `${locationPath(country, state)}outlets.json`;
