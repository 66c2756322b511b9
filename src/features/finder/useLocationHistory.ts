import { useRef } from 'react';
import type { LocationChoice } from './locationChoice.ts';
import { locationPath, slugsOfPath } from '#/features/finder/locationPaths.ts';
import { writeHistory } from '#/lib/writeHistory.ts';

/** The address of a choice. */
export const addressOf = ({ country, state, city }: LocationChoice) =>
  locationPath(...[country, state, city].filter((slug) => slug !== undefined));

/** The choice of the present history entry: its own, or, where it has none, that of its address. */
export function choiceOfEntry(first: LocationChoice): LocationChoice {
  const state = history.state as LocationChoice | null;
  if (state !== null) return state;
  const [country, ...smaller] = slugsOfPath(location.pathname);
  if (country === undefined) return first;
  return { country, state: smaller[0], city: smaller[1] };
}

interface Step {
  from: LocationChoice;
  to: LocationChoice;
}

/**
 * Writes choices into the history. Each has an entry of its own; but what keys pass in a closed dropdown
 * is one entry, written where they rest.
 */
export function useLocationHistory() {
  const step = useRef<Step>(undefined);
  const hasEntry = useRef(false);

  const push = (from: LocationChoice, to: LocationChoice) => {
    // After a reload Back may lead to a choice that is not this page's own: each entry says its own.
    if (history.state === null) writeHistory('replace', from);
    writeHistory('push', to, addressOf(to));
  };
  const rest = () => {
    if (step.current === undefined) return;
    const { from, to } = step.current;
    step.current = undefined;
    if (hasEntry.current) writeHistory('replace', to, addressOf(to));
    else push(from, to);
    hasEntry.current = true;
  };
  return {
    push: (from: LocationChoice, to: LocationChoice) => {
      hasEntry.current = false;
      push(from, to);
    },
    /** A key that may be held passes a choice. */
    pass: (from: LocationChoice, to: LocationChoice) => {
      step.current = { from: step.current?.from ?? from, to };
    },
    rest,
    /** The next step of keys begins an entry of its own. */
    leave: () => {
      rest();
      hasEntry.current = false;
    },
    forget: () => {
      step.current = undefined;
      hasEntry.current = false;
    },
  };
}
