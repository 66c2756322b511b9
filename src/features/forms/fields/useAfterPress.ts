import { useCallback, useEffect, useRef } from 'react';

/** A tap has no release of its own that comes after its focus, so a press lasts until its click. */
const ENDS = ['click', 'pointercancel', 'keydown'];

/**
 * Puts off until a press is over what would move the page: else a message that comes up on leaving a
 * field pushes from under the finger what was pressed, and the press is lost.
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
