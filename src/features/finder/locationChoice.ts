import * as words from '#/copy/finder.ts';

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

/** What stands where outlets would, while a level is still open. */
export function describeMissing({ country, state, city }: LocationChoice): string | undefined {
  if (!country) return words.missingCountry;
  if (!state) return words.missingState;
  return city ? undefined : words.missingCity;
}
