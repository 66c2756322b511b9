import { useCallback, useEffect, useRef } from 'react';

/** On a touch screen the pointer is released before the focus moves, so a press lasts until its click. */
const ENDS = ['click', 'pointercancel', 'keydown'];

/**
 * Delays a change that moves the page until the current press is over. Otherwise the message that appears
 * when a field loses focus would move the pressed button away, and the click would be lost.
 */
export function useAfterPress() {
  const isPressing = useRef(false);
  const waiting = useRef<(() => void) | undefined>(undefined);

  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const onStart = () => {
      isPressing.current = true;
    };
    const onEnd = () => {
      isPressing.current = false;
      waiting.current?.();
      waiting.current = undefined;
    };
    addEventListener('pointerdown', onStart, options);
    for (const name of ENDS) addEventListener(name, onEnd, options);
    return () => listening.abort();
  }, []);

  return useCallback((act: () => void) => {
    if (isPressing.current) waiting.current = act;
    else act();
  }, []);
}
