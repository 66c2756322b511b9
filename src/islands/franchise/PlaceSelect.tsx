import type { Named, PlaceLevel } from '~/lib/places/placeChoice';
import styles from './FranchiseFinder.module.css';

export interface PlaceSelectProps {
  level: PlaceLevel;
  label: string;
  options: Named[];
  value: string | undefined;
  onChoose: (level: PlaceLevel, slug: string) => void;
}

/** The dropdown of one level, which can be opened once the level above it is chosen. */
export default function PlaceSelect({ level, label, options, value, onChoose }: PlaceSelectProps) {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <select
        name={level}
        value={value ?? ''}
        autoComplete="off"
        disabled={options.length === 0}
        onChange={(event) => onChoose(level, event.target.value)}
      >
        <option value="">{`Select a ${level}`}</option>
        {options.map(({ name, slug }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
