import { useLayoutEffect, useRef } from 'react';
import styles from './FranchiseFinder.module.css';

interface FetchFaultProps {
  /** What went wrong, in the words of `notices.json`. */
  message: string;
  /** How often it was tried; the same words again are announced again. */
  attempt: number;
  tryAgain: string;
  onRetry: () => void;
}

/** Says why outlets could not be fetched, and lets a visitor try again without losing the focus. */
export default function FetchFault({ message, attempt, tryAgain, onRetry }: FetchFaultProps) {
  const box = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      // It is removed with its button, which has the focus: that moves to where the state was chosen.
      document.querySelector<HTMLElement>('select[name="state"]')?.focus();
    };
  }, []);

  return (
    <div ref={box} role="alert" className={styles.fault}>
      <p key={attempt}>{message}</p>
      <button type="button" className="button" onClick={onRetry}>
        {tryAgain}
      </button>
    </div>
  );
}
