import { useEffect, useState, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import type { TextLimit } from '#/features/forms/checkForm.ts';
import { fillCount } from '#/lib/fillIn.ts';
import styles from './Field.module.css';

/** The count is announced after this pause in typing. */
const PAUSE_MS = 1000;

interface CharacterCountProps {
  language: string;
  area: RefObject<HTMLTextAreaElement | null>;
  limit: TextLimit;
}

/** Counts the remaining characters, and announces them in a pause in typing. */
export default function CharacterCount({ language, area, limit }: CharacterCountProps) {
  const length = useSyncExternalStore(
    (onChange) => {
      const field = area.current;
      field?.addEventListener('input', onChange);
      return () => field?.removeEventListener('input', onChange);
    },
    () => area.current?.value.trim().length ?? 0,
    () => 0,
  );
  const { units, left, tooMany } = limit;
  const isOver = length > units;
  const texts = isOver ? tooMany : left;
  const rest = length === 0 ? '' : fillCount(language, texts, Math.abs(units - length));

  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    // Not of a draft, nor of what the browser filled in.
    const speak = () => setSpoken(document.activeElement === area.current ? rest : '');
    const pause = setTimeout(speak, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [area, rest]);

  return (
    <>
      <p className={styles.count} aria-hidden="true" data-over={isOver || undefined}>
        {rest}
      </p>
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
    </>
  );
}
