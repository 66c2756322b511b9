import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { LocationLevel } from './locationChoice.ts';

type Choose = (level: LocationLevel, slug: string, isByKey: boolean) => void;

/**
 * Brings into view what a choice leads to: a city's heading, which gets the focus, else the message that says
 * what is to be chosen next. Keys that step through a closed dropdown keep the focus there.
 */
export function useResult(choose: Choose) {
  const headingRef = useRef<HTMLHeadingElement>(null);

  const chooseAndShow: Choose = (level, slug, isByKey) => {
    flushSync(() => choose(level, slug, isByKey));
    const heading = headingRef.current;
    if (isByKey || !heading) return;
    if (level === 'city' && slug !== '') {
      heading.focus({ preventScroll: true });
      heading.scrollIntoView();
    } else heading.nextElementSibling?.scrollIntoView({ block: 'nearest' });
  };
  return { headingRef, choose: chooseAndShow };
}
