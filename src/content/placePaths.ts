/** Apart from the other addresses: the franchise finder needs these alone. */
export const FRANCHISES_LIST = '/franchises-list/';

/** The address of a country, state or city in the franchises list, from up to three slugs. */
export const placePath = (...slugs: string[]) =>
  FRANCHISES_LIST + slugs.map((slug) => `${encodeURIComponent(slug)}/`).join('');

/** The slugs in such an address, from large to small. */
export const slugsOfPath = (path: string): string[] =>
  path.slice(FRANCHISES_LIST.length).split('/').filter(Boolean).map(decodeURIComponent);

/** The address of a state's file of outlets, which the franchise finder reads. */
export const outletsPath = (country: string, state: string) =>
  `${placePath(country, state)}outlets.json`;
