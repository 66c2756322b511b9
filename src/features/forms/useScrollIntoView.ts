import { useLayoutEffect, useRef } from 'react';

/** Scrolls to a message when it appears: in a long form the button is a screen or two below it. */
export function useScrollIntoView(isShown: boolean) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isShown) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  return box;
}
