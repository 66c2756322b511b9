import { useEffect, useState } from 'react';
import type { City } from '#/api/locations.ts';
import { loadFile } from './loadFile.ts';
import { addressOf, type FinderWords, type LocationChoice, type Named } from './locationChoice.ts';

/** What the page came with: the choice that it shows, and that state's cities, one of them with its outlets. */
export interface FirstLocation {
  choice: LocationChoice;
  cities: (Named & Partial<Pick<City, 'outlets'>>)[];
}

/** The file of the chosen state. */
const fileOf = (list: string, choice: LocationChoice) =>
  `${addressOf(list, choice.slice(0, 2))}outlets.json`;

/**
 * The cities and outlets of a choice: those that the page came with, else from the state's file, which is
 * fetched when it is needed, and again when asked.
 */
export function useOutlets(
  list: string,
  choice: LocationChoice,
  first: FirstLocation,
  words: FinderWords,
) {
  const [files, setFiles] = useState<Record<string, FirstLocation['cities']>>({
    [fileOf(list, first.choice)]: first.cities,
  });
  const [fault, setFault] = useState<{ file: string; message: string }>();
  const file = fileOf(list, choice);
  const cities = files[file];
  const city = cities?.find(({ slug }) => slug === choice[2]);
  const isMissing = choice.length > 1 && (!cities || (city !== undefined && !city.outlets));
  const isFaulty = isMissing && fault?.file === file;
  const isLoading = isMissing && !isFaulty;

  useEffect(() => {
    if (!isLoading) return;
    loadFile(file, words).then(
      (found) => setFiles((known) => ({ ...known, [file]: found as City[] })),
      (error: unknown) => setFault({ file, message: error instanceof Error ? error.message : '' }),
    );
  }, [file, isLoading, words]);

  return {
    cities: cities ?? [],
    outlets: city?.outlets,
    isLoading,
    fault: isFaulty ? fault.message : undefined,
    retry: () => setFault(undefined),
  };
}
