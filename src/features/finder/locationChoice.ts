import { fillIn } from '#/lib/fillIn.ts';
import type { Words } from '#/messages/messages.ts';

/** The texts of the finder, of "near me", and of files that could not be had. */
export type FinderWords = Words['finder'] & {
  near: Words['franchisesList']['nearMe'];
  kilometres: string;
  call: string;
  close: string;
  /** `Error fetching franchises: {cause}`. */
  fetchFailed: string;
  causes: Words['notices']['causes'];
};

/** A country, state or city by the name people read and the slug in its address. */
export interface Named {
  name: string;
  slug: string;
}

/** How far a visitor has chosen: the slugs of a country, of its state and of that state's city. */
export type LocationChoice = readonly string[];

/** The choice after the slug at an index was set, or emptied: what is below it is cleared. */
export const chooseLocation = (
  choice: LocationChoice,
  index: number,
  slug: string,
): LocationChoice => [...choice.slice(0, index), slug].filter((each) => each !== '');

/** The address of a choice below that of the list. */
export const addressOf = (list: string, choice: LocationChoice): string =>
  list + choice.map((slug) => `${encodeURIComponent(slug)}/`).join('');

/** The breadcrumb of a location: the list, by its name, and the locations from large to small. */
export const crumbsTo = (list: string, listName: string, locations: readonly Named[]) =>
  [listName, ...locations.map(({ name }) => name)].map((label, index) => {
    const slugs = locations.slice(0, index).map(({ slug }) => slug);
    return { label, href: addressOf(list, slugs) };
  });

/** A location as a sentence names it, and the title and heading of its page; from large to small. */
export function nameLocation(
  words: Pick<FinderWords, 'franchisesIn' | 'heading' | 'ourFranchises'>,
  locations: readonly Pick<Named, 'name'>[],
) {
  const upwards = locations.map(({ name }) => name).reverse();
  const location = upwards.join(', ');
  if (location === '')
    return { location, title: words.ourFranchises, heading: words.ourFranchises };
  return {
    location,
    title: fillIn(words.franchisesIn, { location }),
    // One level above tells locations of the same name apart; more would fill a phone's first screen.
    heading: fillIn(words.heading, { location: upwards.slice(0, 2).join(', ') }),
  };
}
