import { useEffect, useState, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import styles from './Field.module.css';

/** How long nothing is typed before the count is read out. */
const PAUSE_MS = 1000;

const countUnits = (count: number) => `${count} ${count === 1 ? 'character' : 'characters'}`;

const remainder = (left: number) =>
  left < 0 ? `${countUnits(-left)} too many` : `${countUnits(left)} left`;

/** The text, once it has stood for a moment. */
function useSettled(text: string) {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

interface CharacterCountProps {
  area: RefObject<HTMLTextAreaElement | null>;
  limit: number;
}

/** Counts down while one types, and says so in a pause. */
export default function CharacterCount({ area, limit }: CharacterCountProps) {
  const length = useSyncExternalStore(
    (onChange) => {
      const field = area.current;
      field?.addEventListener('input', onChange);
      return () => field?.removeEventListener('input', onChange);
    },
    () => area.current?.value.trim().length ?? 0,
    () => 0,
  );
  const text = length === 0 ? '' : remainder(limit - length);
  const spoken = useSettled(text);

  return (
    <>
      <p className={styles.count} aria-hidden="true" data-over={length > limit || undefined}>
        {text}
      </p>
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
    </>
  );
}
