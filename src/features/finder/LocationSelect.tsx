import { useRef, type KeyboardEvent } from 'react';
import { scriptLanguage, textDirection } from '#/words/scriptLanguage.ts';
import type { Named, LocationLevel } from './locationChoice.ts';
import styles from './FranchiseFinder.module.css';

export interface LocationSelectProps {
  level: LocationLevel;
  label: string;
  /** The empty option. */
  prompt: string;
  options: Named[];
  value: string | undefined;
  /** `isTransient`: by a key that is still down, and may be held or pressed again. */
  onChoose: (level: LocationLevel, slug: string, isTransient: boolean) => void;
  onRest: () => void;
  onLeave: () => void;
}

/** These open or close the list; all others step through it where it is closed. */
const NO_STEPS = ['Enter', ' ', 'Tab', 'Escape', 'F4'];

/** The dropdown of one level, which can be opened once the level above it is chosen. */
export default function LocationSelect(props: LocationSelectProps) {
  const { level, label, prompt, options, value, onChoose, onRest, onLeave } = props;
  const isKeyDown = useRef(false);

  const onKeyDown = ({ key, altKey }: KeyboardEvent) => {
    isKeyDown.current = !altKey && !NO_STEPS.includes(key);
    if (!isKeyDown.current) onLeave();
  };
  const end = (then: () => void) => () => {
    isKeyDown.current = false;
    then();
  };

  return (
    <label className={styles.field}>
      <span suppressHydrationWarning>{label}</span>
      <select
        name={level}
        value={value ?? ''}
        autoComplete="off"
        disabled={options.length === 0}
        onChange={(event) => onChoose(level, event.target.value, isKeyDown.current)}
        onKeyDown={onKeyDown}
        onKeyUp={end(onRest)}
        onPointerDown={end(onLeave)}
        onBlur={end(onLeave)}
      >
        <option value="" suppressHydrationWarning>
          {prompt}
        </option>
        {options.map(({ name, slug }) => (
          <option
            key={slug}
            value={slug}
            lang={scriptLanguage(name)}
            dir={textDirection(name)}
            suppressHydrationWarning
          >
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
