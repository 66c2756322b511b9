import { takeOutForeignNodes } from './foreignNodes.ts';
import type { AstroIsland } from './islandElement.ts';

/** What React and the island's element have to say to each other. */
export interface IslandRoot {
  /** Says that the island is hydrated, or what is wrong with it. */
  answer: (fault?: unknown) => void;
  /** Resolves when the next try begins. */
  next: Promise<void>;
  startNext: () => void;
}

/** Makes the page's nodes ready for React, and what hears how that went. */
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
      // Not in the middle of React's work; and what fails in the same task is said in place of success.
      queueMicrotask(say);
    },
  };
}
