import { useEffect, useState } from 'react';
import type { Outlet } from '#/api/locations.ts';
import type { FinderWords } from './finderWords.ts';
import { loadFile } from './loadFile.ts';
import { addressOf, hasCity, type LocationChoice, type Named } from './locationChoice.ts';

/** A city of a state's file; the pages emit one file for each state. */
export interface OutletCity extends Named {
  outlets: Outlet[];
}

/** What the page came with: the choice that it shows, that state's cities, that city's outlets. */
export interface FirstLocation {
  choice: LocationChoice;
  cities: Named[];
  outlets: Outlet[];
}

interface Fault {
  file: string;
  attempt: number;
  cause: string;
}

/** The file of the chosen state. */
const fileOf = (list: string, choice: LocationChoice) =>
  choice.length < 2 ? undefined : `${addressOf(list, choice.slice(0, 2))}outlets.json`;

/**
 * The cities and outlets of a choice: those that the page came with, else from the state's file, which is
 * fetched when it is needed, and again when asked.
 */
export function useOutlets(
  list: string,
  choice: LocationChoice,
  first: FirstLocation,
  causes: FinderWords['causes'],
) {
  const [files, setFiles] = useState<Record<string, OutletCity[]>>({});
  const [fault, setFault] = useState<Fault>();
  const [attempt, setAttempt] = useState(0);
  const city = choice[2];
  const file = fileOf(list, choice);
  const loaded = file === undefined ? undefined : files[file];
  const isFirstState = file === fileOf(list, first.choice);
  const isFirstCity = isFirstState && city === first.choice[2];
  const isOnPage = isFirstCity || (isFirstState && !hasCity(choice));
  const isMissing = file !== undefined && loaded === undefined && !isOnPage;

  useEffect(() => {
    if (!isMissing) return undefined;
    let isStale = false;
    loadFile(file, causes).then(
      (found) => setFiles((known) => ({ ...known, [file]: found as OutletCity[] })),
      (error: unknown) => {
        if (isStale || !(error instanceof Error)) return;
        setFault({ file, attempt, cause: error.message });
      },
    );
    return () => {
      isStale = true;
    };
  }, [file, isMissing, attempt, causes]);

  // It stays while it is tried again: the button that was pressed is in it.
  const ownFault = isMissing && fault?.file === file ? fault : undefined;
  const cities: Named[] = loaded ?? (isFirstState ? first.cities : []);
  return {
    cities,
    outlets: isFirstCity ? first.outlets : loaded?.find(({ slug }) => slug === city)?.outlets,
    isLoading: isMissing && ownFault?.attempt !== attempt,
    fault: ownFault,
    retry: () => setAttempt((count) => count + 1),
  };
}
