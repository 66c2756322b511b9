import { fillIn } from '#/lib/fillIn.ts';
import type { FinderWords } from './finderWords.ts';

/** A country, state or city by the name people read and the slug in its address. */
export interface Named {
  name: string;
  slug: string;
}

/** How far a visitor has chosen: the slugs of a country, of its state and of that state's city. */
export type LocationChoice = readonly string[];

/** Whether country, state and city are chosen. */
export const hasCity = (choice: LocationChoice): boolean => choice.length === 3;

/** The choice after the slug at an index was set, or emptied: what is below it is cleared. */
export const chooseLocation = (
  choice: LocationChoice,
  index: number,
  slug: string,
): LocationChoice => [...choice.slice(0, index), slug].filter((each) => each !== '');

/** The address of a choice below that of the list. */
export const addressOf = (list: string, choice: LocationChoice): string =>
  list + choice.map((slug) => `${encodeURIComponent(slug)}/`).join('');

/** What is shown in place of outlets while a level is still open. */
export const describeMissing = (
  choice: LocationChoice,
  words: Pick<FinderWords, 'missingCountry' | 'missingState' | 'missingCity'>,
): string | undefined =>
  [words.missingCountry, words.missingState, words.missingCity][choice.length];

/** A location as a sentence names it, and the title and heading of its page; `names` go from large to small. */
export function nameLocation(
  words: Pick<FinderWords, 'franchisesIn' | 'heading' | 'ourFranchises'>,
  names: readonly string[],
) {
  const upwards = [...names].reverse();
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
