import { useRef } from 'react';
import { scriptLanguage, textDirection } from '#/words/scriptLanguage.ts';
import styles from './FranchiseFinder.module.css';
import type { Named } from './locationChoice.ts';

interface LocationSelectProps {
  name: string;
  label: string;
  /** The empty option. */
  prompt: string;
  options: Named[];
  value: string | undefined;
  /** The address of the level above, which the addresses of the options begin with. */
  above: string;
  locale: string | undefined;
  /** `isByKey`: by a key that steps through a closed dropdown. */
  onChoose: (slug: string, isByKey: boolean) => void;
  onLeave: () => void;
}

/** The dropdown of one level, which can be opened once the level above it is chosen. */
export default function LocationSelect(props: LocationSelectProps) {
  const { name, label, prompt, options, value, above, locale, onChoose, onLeave } = props;
  /** Unknown until the island has seen a key or a press. */
  const isByKey = useRef<boolean>(undefined);

  return (
    <label className={styles.field}>
      <span suppressHydrationWarning>{label}</span>
      <select
        name={name}
        value={value ?? ''}
        autoComplete="off"
        data-hold="input change"
        data-choice-path={above}
        disabled={options.length === 0}
        onChange={({ target }) =>
          onChoose(target.value, isByKey.current ?? target.matches(':focus-visible'))
        }
        onKeyDown={({ altKey }) => {
          isByKey.current = !altKey;
        }}
        onPointerDown={() => {
          isByKey.current = false;
        }}
        onBlur={onLeave}
      >
        <option value="" suppressHydrationWarning>
          {prompt}
        </option>
        {options.map(({ name, slug }) => (
          <option
            key={slug}
            value={slug}
            lang={scriptLanguage(name, locale)}
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
