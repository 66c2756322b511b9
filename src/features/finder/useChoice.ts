import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { writeHistory } from '#/lib/writeHistory.ts';
import { addressOf, chooseLocation, hasCity, type LocationChoice } from './locationChoice.ts';

/** The city that the address names; only cities have an entry in the history beside the page's own. */
function cityInAddress(list: string): LocationChoice | undefined {
  const choice = location.pathname
    .slice(list.length)
    .split('/')
    .filter((part) => part !== '')
    .map(decodeURIComponent);
  return hasCity(choice) ? choice : undefined;
}

const isSame = (one: LocationChoice, other: LocationChoice) =>
  addressOf('', one) === addressOf('', other);

/**
 * Keeps choice, address and history together. A city gets an entry in the history; country and state, which
 * are on the way to it, get none, and what keys pass in a closed dropdown shares one entry.
 */
export function useChoice(list: string, first: LocationChoice) {
  const [choice, setChoice] = useState(first);
  const isPassing = useRef(false);
  const path = useRef<string>(undefined);

  const choose = (index: number, slug: string, isByKey: boolean) => {
    const next = chooseLocation(choice, index, slug);
    if (hasCity(next) && !isSame(next, choice)) {
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
    setChoice(cityInAddress(list) ?? first);
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
  return { choice, isElsewhere: !isSame(choice, first), choose, leave };
}
