import { findCrowds, findFarOff } from '#/lib/places.ts';
import { localize } from '#/messages/text.ts';
import type { CityRow } from './cityRows.ts';
import type { Note } from './notes.ts';

const FAR_OFF_KM = 1000;

interface StateOfCountry {
  countrySlug: string;
  cities: CityRow[];
}

const outletsOf = (states: readonly StateOfCountry[]) =>
  states.flatMap(({ cities }) => cities.flatMap(({ outlets }) => outlets));

/** Removes the points that lie far from the outlets of their country; reports them, and shared points. */
export function withLikelyPoints<State extends StateOfCountry>(
  states: readonly State[],
  note: (note: Omit<Note, 'endpoint'>) => void,
): State[] {
  const countries = [...Map.groupBy(states, ({ countrySlug }) => countrySlug).values()];
  const far = countries.flatMap((own) => findFarOff(outletsOf(own), FAR_OFF_KM));
  for (const { place, name = '', at } of far) {
    const kind = `${localize('en', name)} at ${at.join(', ')} is over ${FAR_OFF_KM} km from the median point of its country's outlets, so "near me" leaves it out: are latitude and longitude swapped?`;
    note({ place, kind });
  }
  const places = new Set(far.map(({ place }) => place));
  const check = (outlet: CityRow['outlets'][number]) =>
    places.has(outlet.place) ? { ...outlet, at: undefined, isFarOff: true } : outlet;
  const checked = states.map((state) => ({
    ...state,
    cities: state.cities.map((city) => ({ ...city, outlets: city.outlets.map(check) })),
  }));
  for (const [point, crowd] of findCrowds(outletsOf(checked))) {
    const kind = `more than two outlets have the point ${point}, so "near me" is not offered`;
    crowd.forEach(({ place }) => note({ place, kind }));
  }
  return checked;
}
