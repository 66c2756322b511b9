import type { FinderWords } from './finderWords.ts';

/** A country, state or city by the name people read and the slug in its address. */
export interface Named {
  name: string;
  slug: string;
}

/** How far a visitor has chosen, by slugs; what comes after a gap is never set. */
export interface LocationChoice {
  country?: string | undefined;
  state?: string | undefined;
  city?: string | undefined;
}

export type LocationLevel = keyof LocationChoice;

/** The choice after `level` was set: everything below it is cleared. */
export function chooseLocation(
  choice: LocationChoice,
  level: LocationLevel,
  slug: string,
): LocationChoice {
  const value = slug || undefined;
  if (level === 'country') return { country: value };
  if (level === 'state') return { country: choice.country, state: value };
  return { ...choice, city: value };
}

/** The address of a choice below that of the list. */
export const addressOf = (list: string, { country, state, city }: LocationChoice) =>
  list +
  [country, state, city]
    .filter((slug) => slug !== undefined)
    .map((slug) => `${encodeURIComponent(slug)}/`)
    .join('');

/** The address of what contains a level of a choice: of the list, of its country or of its state. */
export const addressAbove = (list: string, choice: LocationChoice, level: LocationLevel) =>
  addressOf(
    list,
    level === 'city'
      ? { ...choice, city: undefined }
      : level === 'state'
        ? { country: choice.country }
        : {},
  );

/** What is shown in place of outlets while a level is still open. */
export function describeMissing(
  { country, state, city }: LocationChoice,
  words: Pick<FinderWords, 'missingCountry' | 'missingState' | 'missingCity'>,
): string | undefined {
  if (!country) return words.missingCountry;
  if (!state) return words.missingState;
  return city ? undefined : words.missingCity;
}
