import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { Outlet } from '#/api/locations.ts';
import {
  chooseLocation,
  type Named,
  type LocationChoice,
  type LocationLevel,
} from './locationChoice.ts';
import { outletsPath } from '#/features/finder/locationPaths.ts';
import { writeHistory } from '#/lib/writeHistory.ts';
import { useOutletFile } from './useOutletFile.ts';
import { addressOf, choiceOfEntry, useLocationHistory } from './useLocationHistory.ts';

/** What the page came with: its address, the choice that it shows, that state's cities, that city's outlets. */
export interface FirstLocation {
  address: string;
  choice: LocationChoice;
  cities: Named[];
  outlets: Outlet[];
}

const LEVELS: LocationLevel[] = ['country', 'state', 'city'];

const fileOf = ({ country, state }: LocationChoice) =>
  country && state ? outletsPath(country, state) : undefined;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The cities and outlets of a choice: those that the page came with, else from the state's file. */
function useOutlets(choice: LocationChoice, first: FirstLocation) {
  const file = fileOf(choice);
  const isFirstState = file === fileOf(first.choice);
  const isFirstCity = isFirstState && choice.city === first.choice.city;
  const hasAll = isFirstCity || (isFirstState && !choice.city);
  const { cities: loaded, ...loading } = useOutletFile(file, (known) => !known && !hasAll);
  const cities: Named[] = loaded ?? (isFirstState ? first.cities : []);
  const outlets = isFirstCity
    ? first.outlets
    : loaded?.find(({ slug }) => slug === choice.city)?.outlets;
  return { ...loading, cities, outlets };
}

/** What stood on the page for want of this island goes, and leaves the focus where a choice is made. */
function hideFailure() {
  const failure = document.querySelector<HTMLElement>('#finder-failure');
  if (failure === null) return;
  const hadFocus = failure.contains(document.activeElement);
  failure.hidden = true;
  if (hadFocus) document.querySelector<HTMLElement>('select[name="country"]')?.focus();
}

/** Keeps choice, address and history together, and fetches the file of a state when it is needed. */
export function useLocations(first: FirstLocation) {
  const [choice, setChoice] = useState(first.choice);
  const entries = useLocationHistory();
  const outlets = useOutlets(choice, first);

  // The links below mark the page's own location.
  const isElsewhere = addressOf(choice) !== addressOf(first.choice);
  useEffect(() => {
    document.querySelector('#location-links')?.toggleAttribute('hidden', isElsewhere);
  }, [isElsewhere]);

  const choose = (level: LocationLevel, slug: string, isTransient = false) => {
    const next = chooseLocation(choice, level, slug);
    if (isTransient) {
      entries.pass(choice, next);
    } else {
      entries.rest();
      // A choice made while the island hydrates comes twice: from what was kept, and from its dropdown.
      if (isSame(history.state, next)) return;
      entries.push(choice, next);
    }
    setChoice(next);
  };

  const follow = useEffectEvent(() => {
    entries.forget();
    if (outlets.fault) outlets.retry();
    setChoice(choiceOfEntry(first.choice));
  });

  /**
   * Takes over what happened before the island was hydrated (see LocationBrowser.astro): a choice, of the largest
   * location only, because the lists below it were still those of another; or Back to an earlier one.
   */
  const adopt = useEffectEvent(() => {
    hideFailure();
    const isOwn = location.pathname === first.address;
    // After a reset and a reload the page shows its own location again, so that is what is remembered.
    if (isOwn && history.state !== null) writeHistory('replace', first.choice);
    for (const level of LEVELS) {
      const select = document.querySelector<HTMLSelectElement>(`select[name="${level}"]`);
      if (select?.dataset.chosen === undefined) continue;
      choose(level, select.dataset.chosen);
      return;
    }
    if (!isOwn) follow();
  });
  // Before any other event: the `change` of a choice that was kept still comes, and tells what stands here then.
  useLayoutEffect(() => adopt(), []);
  useEffect(() => {
    const listen = () => follow();
    addEventListener('popstate', listen);
    return () => removeEventListener('popstate', listen);
  }, []);

  return { ...outlets, choice, isElsewhere, choose, rest: entries.rest, leave: entries.leave };
}
