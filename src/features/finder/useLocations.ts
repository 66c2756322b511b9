import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Outlet } from '#/api/locations.ts';
import { writeHistory } from '#/lib/writeHistory.ts';
import type { FinderWords } from './finderWords.ts';
import {
  addressOf,
  chooseLocation,
  type LocationChoice,
  type LocationLevel,
  type Named,
} from './locationChoice.ts';
import { useOutletFile } from './useOutletFile.ts';

/** What the page came with: the choice that it shows, that state's cities, that city's outlets. */
export interface FirstLocation {
  choice: LocationChoice;
  cities: Named[];
  outlets: Outlet[];
}

/** The city that the address names; only cities have an entry in the history beside the page's own. */
function cityInAddress(list: string): LocationChoice | undefined {
  const [country, state, city] = location.pathname
    .slice(list.length)
    .split('/')
    .filter((part) => part !== '')
    .map(decodeURIComponent);
  return city === undefined ? undefined : { country, state, city };
}

const isSame = (one: LocationChoice, other: LocationChoice) =>
  addressOf('', one) === addressOf('', other);

/** The cities and outlets of a choice: those that the page came with, else from the state's file. */
function useOutlets(
  list: string,
  choice: LocationChoice,
  first: FirstLocation,
  causes: FinderWords['causes'],
) {
  const fileOf = ({ country, state }: LocationChoice) =>
    country && state ? `${addressOf(list, { country, state })}outlets.json` : undefined;
  const file = fileOf(choice);
  const isFirstState = file === fileOf(first.choice);
  const isFirstCity = isFirstState && choice.city === first.choice.city;
  const hasAll = isFirstCity || (isFirstState && !choice.city);
  const { cities: loaded, ...loading } = useOutletFile(file, hasAll, causes);
  const cities: Named[] = loaded ?? (isFirstState ? first.cities : []);
  const outlets = isFirstCity
    ? first.outlets
    : loaded?.find(({ slug }) => slug === choice.city)?.outlets;
  return { ...loading, cities, outlets };
}

/**
 * Keeps choice, address and history together, and fetches the file of a state when it is needed. A city gets
 * an entry in the history; country and state, which are on the way to it, get none, and what keys pass in a
 * closed dropdown shares one entry.
 */
export function useLocations(list: string, first: FirstLocation, causes: FinderWords['causes']) {
  const [choice, setChoice] = useState(first.choice);
  const outlets = useOutlets(list, choice, first, causes);
  const isPassing = useRef(false);
  const path = useRef<string>(undefined);

  const choose = (level: LocationLevel, slug: string, isByKey: boolean) => {
    const next = chooseLocation(choice, level, slug);
    if (next.city !== undefined && !isSame(next, choice)) {
      const how = isByKey && isPassing.current ? 'replace' : 'push';
      writeHistory(how, history.state, addressOf(list, next));
      path.current = location.pathname;
      isPassing.current = isByKey;
    }
    setChoice(next);
  };

  const follow = useEffectEvent(() => {
    isPassing.current = false;
    if (location.pathname === path.current) return; // a link within the page
    path.current = location.pathname;
    setChoice(cityInAddress(list) ?? first.choice);
  });
  useEffect(() => {
    path.current = location.pathname;
    const listen = () => follow();
    addEventListener('popstate', listen);
    return () => removeEventListener('popstate', listen);
  }, []);

  const leave = () => {
    isPassing.current = false;
  };
  return { ...outlets, choice, isElsewhere: !isSame(choice, first.choice), choose, leave };
}
