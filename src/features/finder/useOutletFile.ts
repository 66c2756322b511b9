import { useEffect, useState } from 'react';
import type { Outlet } from '#/api/locations.ts';
import type { FinderWords } from './finderWords.ts';
import { loadFile } from './loadFile.ts';
import type { Named } from './locationChoice.ts';

/** A city of a state's file; the pages emit one file for each state. */
export interface OutletCity extends Named {
  outlets: Outlet[];
}

interface Fault {
  file: string;
  attempt: number;
  cause: string;
}

/** The cities of a state from its file, which is fetched unless the page has them, and again when asked. */
export function useOutletFile(
  file: string | undefined,
  isOnPage: boolean,
  causes: FinderWords['causes'],
) {
  const [files, setFiles] = useState<Record<string, OutletCity[]>>({});
  const [fault, setFault] = useState<Fault>();
  const [attempt, setAttempt] = useState(0);
  const cities = file === undefined ? undefined : files[file];
  const isMissing = file !== undefined && cities === undefined && !isOnPage;

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
  return {
    cities,
    isLoading: isMissing && ownFault?.attempt !== attempt,
    fault: ownFault,
    retry: () => setAttempt((count) => count + 1),
  };
}
