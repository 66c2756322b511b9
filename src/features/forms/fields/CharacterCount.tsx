import { useEffect, useState, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import type { FormState } from '#/features/forms/formDefinition.ts';
import { fillCount } from '#/lib/fillIn.ts';
import styles from './Field.module.css';

/** The count is announced after this pause in typing. */
const PAUSE_MS = 1000;

function describeRest({ words, language }: FormState, length: number, limit: number): string {
  if (length === 0) return '';
  const left = limit - length;
  const texts = left < 0 ? words.fields.charactersTooMany : words.fields.charactersLeft;
  return fillCount(language, texts, Math.abs(left));
}

interface CharacterCountProps {
  form: FormState;
  area: RefObject<HTMLTextAreaElement | null>;
  limit: number;
}

/** Counts the remaining characters, and announces them in a pause in typing. */
export default function CharacterCount({ form, area, limit }: CharacterCountProps) {
  const length = useSyncExternalStore(
    (onChange) => {
      const field = area.current;
      field?.addEventListener('input', onChange);
      return () => field?.removeEventListener('input', onChange);
    },
    () => area.current?.value.trim().length ?? 0,
    () => 0,
  );
  const rest = describeRest(form, length, limit);

  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const pause = setTimeout(() => {
      // Not of a draft, nor of what the browser filled in.
      setSpoken(document.activeElement === area.current ? rest : '');
    }, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [area, rest]);

  return (
    <>
      <p
        className={styles.count}
        aria-hidden="true"
        data-over={length > limit || undefined}
        suppressHydrationWarning
      >
        {rest}
      </p>
      <p className="visually-hidden" role="status" suppressHydrationWarning>
        {spoken}
      </p>
    </>
  );
}
