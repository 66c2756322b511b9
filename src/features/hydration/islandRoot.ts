import { takeOutForeignNodes } from './foreignNodes.ts';
import type { AstroIsland } from './islandElement.ts';

/** The link between React and the island's element. */
export interface IslandRoot {
  /** Reports that the island is hydrated, or what is wrong. */
  answer: (fault?: unknown) => void;
  /** Resolves when the next try begins. */
  next: Promise<void>;
  startNext: () => void;
}

/** Prepares the page's nodes for React, and receives the result. */
export function prepareRoot(island: AstroIsland): IslandRoot {
  const putBack = takeOutForeignNodes(island.ownNodes);
  let faults: unknown[] = [];
  let said: boolean | undefined;

  const say = () => {
    const isHydrated = faults.length === 0;
    if (said === isHydrated) return;
    said = isHydrated;
    putBack();
    if (!isHydrated) reportError(faults[0]);
    island.dispatchEvent(new CustomEvent('island:answer', { detail: { isHydrated } }));
  };

  let startNext = () => {};
  const next = new Promise<void>((resolve) => {
    startNext = resolve;
  });
  return {
    next,
    startNext,
    answer: (...found) => {
      if (found.length === 0) faults = [];
      else faults.push(...found);
      // After React's current work; an error in the same task overrides success.
      queueMicrotask(say);
    },
  };
}
