import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import { useForm, type FormState } from '#/features/forms/formContext.ts';
import { fillCount } from '#/lib/fillIn.ts';
import styles from './Field.module.css';

/** The count is announced after this pause in typing. */
const PAUSE_MS = 1000;

type Texts = Pick<FormState, 'words' | 'language'>;
type Area = RefObject<HTMLTextAreaElement | null>;

function describeRest({ words, language }: Texts, length: number, limit: number): string {
  if (length === 0) return '';
  const left = limit - length;
  const texts = left < 0 ? words.fields.charactersTooMany : words.fields.charactersLeft;
  return fillCount(language, texts, Math.abs(left));
}

const lengthOf = ({ current }: Area) => current?.value.trim().length ?? 0;

/**
 * The text for screen readers: the count after a pause in typing, and nothing once the field has lost
 * focus.
 */
function useSpokenCount(area: Area, describe: (length: number) => string): string {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const listening = new AbortController();
    let pause: ReturnType<typeof setTimeout>;
    const onInput = () => {
      clearTimeout(pause);
      if (document.activeElement !== area.current) return; // the browser filled it in
      pause = setTimeout(() => setSpoken(describe(lengthOf(area))), PAUSE_MS);
    };
    const onBlur = () => {
      clearTimeout(pause);
      setSpoken('');
    };
    area.current?.addEventListener('input', onInput, { signal: listening.signal });
    area.current?.addEventListener('blur', onBlur, { signal: listening.signal });
    return () => {
      clearTimeout(pause);
      listening.abort();
    };
  }, [area, describe]);
  return spoken;
}

interface CharacterCountProps {
  area: Area;
  limit: number;
}

/** Counts the remaining characters, and announces them in a pause in typing. */
export default function CharacterCount({ area, limit }: CharacterCountProps) {
  const { words, language } = useForm();
  const describe = useCallback(
    (length: number) => describeRest({ words, language }, length, limit),
    [words, language, limit],
  );
  const length = useSyncExternalStore(
    (onChange) => {
      const field = area.current;
      field?.addEventListener('input', onChange);
      return () => field?.removeEventListener('input', onChange);
    },
    () => lengthOf(area),
    () => 0,
  );
  const spoken = useSpokenCount(area, describe);

  return (
    <>
      <p
        className={styles.count}
        aria-hidden="true"
        data-over={length > limit || undefined}
        suppressHydrationWarning
      >
        {describe(length)}
      </p>
      <p className="visually-hidden" role="status" suppressHydrationWarning>
        {spoken}
      </p>
    </>
  );
}
