import { useLayoutEffect, useRef } from 'react';
import { franchisesFailed } from '#/copy/causes.ts';
import { tryAgain } from '#/copy/finder.ts';
import styles from './FranchiseFinder.module.css';

export interface FetchFaultProps {
  cause: string;
  /** How often it was tried; the same words again are announced again. */
  attempt: number;
  onRetry: () => void;
}

/** Says why outlets could not be fetched, and lets a visitor try again without losing the focus. */
export default function FetchFault({ cause, attempt, onRetry }: FetchFaultProps) {
  const box = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      // It goes with its button, which has the focus: that moves to where the state was chosen.
      document.querySelector<HTMLElement>('select[name="state"]')?.focus();
    };
  }, []);

  return (
    <div ref={box} role="alert" className={styles.fault}>
      <p key={attempt}>{franchisesFailed + cause}</p>
      <button type="button" className="button" onClick={onRetry}>
        {tryAgain}
      </button>
    </div>
  );
}
