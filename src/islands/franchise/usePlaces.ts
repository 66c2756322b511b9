import { useEffect, useEffectEvent, useState } from 'react';
import type { Outlet } from '~/api/places';
import {
  choosePlace,
  type Named,
  type PlaceChoice,
  type PlaceLevel,
} from '~/lib/places/placeChoice';
import { loadCities, type OutletCity } from '~/lib/places/loadCities';
import { outletsPath, placePath, slugsOfPath } from '~/lib/places/placePaths';

/** What the page came with: the choice it is the address of, that state's cities, that city's outlets. */
export interface FirstPlace {
  choice: PlaceChoice;
  cities: Named[];
  outlets: Outlet[];
}

const LEVELS: PlaceLevel[] = ['country', 'state', 'city'];

const addressOf = ({ country, state, city }: PlaceChoice) =>
  placePath(...[country, state, city].filter((slug) => slug !== undefined));

const fileOf = ({ country, state }: PlaceChoice) =>
  country && state ? outletsPath(country, state) : undefined;

/** The choice of the present history entry: its own, or, where it has none, that of its address. */
function choiceOfEntry(first: PlaceChoice): PlaceChoice {
  const state = history.state as PlaceChoice | null;
  if (state !== null) return state;
  const [country, ...smaller] = slugsOfPath(location.pathname);
  if (country === undefined) return first;
  return { country, state: smaller[0], city: smaller[1] };
}

/** Keeps choice, address and history together, and fetches the file of a state when it is needed. */
export function usePlaces(first: FirstPlace) {
  const [choice, setChoice] = useState(first.choice);
  const [files, setFiles] = useState<Record<string, OutletCity[]>>({});
  const [fault, setFault] = useState<string>();
  const [attempt, setAttempt] = useState(0);

  const file = fileOf(choice);
  const isFirstState = file === fileOf(first.choice);
  const loaded = file === undefined ? undefined : files[file];
  const cities: Named[] = loaded ?? (isFirstState ? first.cities : []);
  const isFirstCity = isFirstState && choice.city === first.choice.city;
  const outlets = isFirstCity
    ? first.outlets
    : loaded?.find(({ slug }) => slug === choice.city)?.outlets;
  const isMissing =
    file !== undefined && !loaded && !isFirstCity && !(isFirstState && !choice.city);

  useEffect(() => {
    if (!isMissing) return undefined;
    let isStale = false;
    setFault(undefined);
    loadCities(file).then(
      (found) => {
        if (!isStale) setFiles((known) => ({ ...known, [file]: found }));
      },
      (error: unknown) => {
        if (!isStale && error instanceof Error) setFault(error.message);
      },
    );
    return () => {
      isStale = true;
    };
  }, [file, isMissing, attempt]);

  // The links below mark the page's own place.
  const isElsewhere = addressOf(choice) !== addressOf(first.choice);
  useEffect(() => {
    document.querySelector('#place-links')?.toggleAttribute('hidden', isElsewhere);
  }, [isElsewhere]);

  const choose = (level: PlaceLevel, slug: string) => {
    const next = choosePlace(choice, level, slug);
    // A choice made as the island wakes comes twice: from its dropdown, and from what was kept before.
    if (JSON.stringify(history.state) === JSON.stringify(next)) return;
    // After a reload Back may lead to a choice that is not this page's own: each entry says its own.
    if (history.state === null) history.replaceState(choice, '');
    history.pushState(next, '', addressOf(next));
    setFault(undefined);
    setChoice(next);
  };

  const follow = useEffectEvent(() => {
    setFault(undefined);
    setChoice(choiceOfEntry(first.choice));
  });

  /**
   * Takes over what happened before the island woke (see PlaceBrowser.astro): a choice, of the largest
   * place only, because the lists below it were still those of another; or Back to an earlier one.
   */
  const adopt = useEffectEvent(() => {
    for (const level of LEVELS) {
      const select = document.querySelector<HTMLSelectElement>(`select[name="${level}"]`);
      if (select?.dataset.chosen === undefined) continue;
      choose(level, select.dataset.chosen);
      return;
    }
    follow();
  });
  useEffect(() => {
    adopt();
    const listen = () => follow();
    addEventListener('popstate', listen);
    return () => removeEventListener('popstate', listen);
  }, []);

  return {
    choice,
    cities,
    outlets,
    isLoading: isMissing && fault === undefined,
    fault: isMissing ? fault : undefined,
    choose,
    retry: () => {
      setAttempt((count) => count + 1);
    },
  };
}
