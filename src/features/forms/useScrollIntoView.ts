import { useLayoutEffect, useRef } from 'react';

/** Brings a message into sight when it comes up: a long form's button is a screen or two below it. */
export function useScrollIntoView(isShown: boolean) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isShown) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  return box;
}
