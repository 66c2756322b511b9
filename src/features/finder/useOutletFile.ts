import { useEffect, useState } from 'react';
import { loadCities, type OutletCity } from './loadCities.ts';

interface Fault {
  file: string;
  attempt: number;
  cause: string;
}

/** The cities of a state from its file, which is fetched when it is needed, and again when asked. */
export function useOutletFile(file: string | undefined, isNeeded: (known: boolean) => boolean) {
  const [files, setFiles] = useState<Record<string, OutletCity[]>>({});
  const [fault, setFault] = useState<Fault>();
  const [attempt, setAttempt] = useState(0);
  const cities = file === undefined ? undefined : files[file];
  const isMissing = file !== undefined && isNeeded(cities !== undefined);

  useEffect(() => {
    if (!isMissing) return undefined;
    let isStale = false;
    loadCities(file).then(
      (found) => {
        if (!isStale) setFiles((known) => ({ ...known, [file]: found }));
      },
      (error: unknown) => {
        if (isStale || !(error instanceof Error)) return;
        setFault({ file, attempt, cause: error.message });
      },
    );
    return () => {
      isStale = true;
    };
  }, [file, isMissing, attempt]);

  // It stays while it is tried again: the button that was pressed is in it.
  const ownFault = isMissing && fault?.file === file ? fault : undefined;
  return {
    cities,
    isLoading: isMissing && ownFault?.attempt !== attempt,
    fault: ownFault,
    retry: () => setAttempt((count) => count + 1),
  };
}
