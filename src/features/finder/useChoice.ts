import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { writeHistory } from '#/lib/writeHistory.ts';
import { addressOf, chooseLocation, type LocationChoice } from './locationChoice.ts';

/** The city that the address names; only cities have an entry in the history beside the page's own. */
function cityInAddress(list: string): LocationChoice | undefined {
  const choice = location.pathname
    .slice(list.length)
    .split('/')
    .filter((part) => part !== '')
    .map(decodeURIComponent);
  return choice.length === 3 ? choice : undefined;
}

/**
 * Keeps choice, address and history together. A city gets an entry in the history; country and state, which
 * are on the way to it, get none, and what keys pass in a closed dropdown shares one entry.
 */
export function useChoice(list: string, first: LocationChoice) {
  const [{ choice }, setChosen] = useState<{ path?: string; choice: LocationChoice }>({
    choice: first,
  });
  /** Whether a key steps through a closed dropdown; unknown until the island has seen a key or a press. */
  const isByKey = useRef<boolean>(undefined);
  /** Whether the entry in the history is that of a city which keys may pass. */
  const isPassing = useRef(false);

  useEffect(() => {
    const own = location.pathname;
    const follow = () => {
      const path = location.pathname;
      const city = cityInAddress(list);
      isPassing.current = false;
      // After a reload, Back can lead to a page of the list that only that page itself can show.
      if (!city && path !== own) location.reload();
      // A link within the page leaves the choice as it is.
      else setChosen((chosen) => (chosen.path === path ? chosen : { path, choice: city ?? first }));
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [list, first]);

  return {
    choice,
    isElsewhere: choice.join('/') !== first.join('/'),
    /** Takes what was chosen in the dropdown of a level; returns whether it was chosen by a key. */
    choose: (level: number, dropdown: HTMLSelectElement) => {
      const next = chooseLocation(choice, level, dropdown.value);
      const address = addressOf(list, next);
      const byKey = isByKey.current ?? dropdown.matches(':focus-visible');
      if (next.length === 3 && address !== location.pathname) {
        writeHistory(byKey && isPassing.current ? 'replace' : 'push', history.state, address);
        isPassing.current = byKey;
      }
      setChosen({ path: location.pathname, choice: next });
      return byKey;
    },
    /** Shows the location that the address names again. */
    reset: () => setChosen({ choice: cityInAddress(list) ?? first }),
    /** What each dropdown listens to. */
    listeners: {
      onKeyDown: ({ altKey }: KeyboardEvent) => {
        isByKey.current = !altKey;
      },
      onPointerDown: () => {
        isByKey.current = false;
      },
      onBlur: () => {
        isPassing.current = false;
      },
    },
  };
}
