import { useState, type ReactNode } from 'react';
import { asIsland } from '#/features/hydration/asIsland.tsx';
import styles from './FranchiseFinder.module.css';
import NearMe, { type NearMeSource } from './NearMe.tsx';

/** A country, state or city: its name and the address of its page. */
export interface LocationOption {
  name: string;
  path: string;
  /** The language of the name, if it differs from the page's. */
  lang: string | undefined;
}

interface Level {
  id: string;
  label: string;
  /** The text of the empty option, and the message when it is selected. */
  prompt: string;
  missing: string;
  options: readonly LocationOption[];
  /** The address of the selected option; empty if none is selected. */
  chosen: string;
}

interface FranchiseFinderProps {
  /** Country, state and city. */
  levels: readonly Level[];
  loading: string;
  /** The texts of "near me" and the file of all outlets, if every outlet has coordinates. */
  near: NearMeSource | undefined;
  /** The drawing beside "near me". */
  children?: ReactNode;
}

type DropdownProps = Omit<Level, 'missing'> & { onChoose: (select: HTMLSelectElement) => void };

function Dropdown({ id, label, prompt, options, chosen, onChoose }: DropdownProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={chosen}
        autoComplete="off"
        disabled={options.length === 0}
        data-fallback="#location-links"
        onChange={({ target }) => onChoose(target)}
      >
        <option value="">{prompt}</option>
        {options.map(({ name, path, lang }) => (
          <option key={path} value={path} lang={lang}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The option that the visitor selected instead of the page's own. */
interface Change {
  level: number;
  path: string;
}

/** Returns what a change leaves of the levels: those below it have no options. */
const afterChange = (levels: readonly Level[], change: Change | undefined): readonly Level[] =>
  levels.map((level, index) => {
    if (!change || index < change.level) return level;
    if (index === change.level) return { ...level, chosen: change.path };
    return { ...level, options: [], chosen: '' };
  });

/** Dropdowns of country, state and city: a choice goes to its page, an empty option asks for one. */
function FranchiseFinder({ levels, loading, near, children }: FranchiseFinderProps) {
  const [change, setChange] = useState<Change>();
  const missing = change?.path === '' && levels[change.level]?.missing;

  const onChoose = (level: number, { id, value: path }: HTMLSelectElement) => {
    setChange(path === location.pathname ? undefined : { level, path });
    // On the next page the browser focuses the same dropdown and scrolls to it.
    if (path !== '' && path !== location.pathname) location.replace(`${path}#${id}`);
  };

  return (
    <div className={`on-screen ${styles.finder}`}>
      {near && <NearMe {...near}>{children}</NearMe>}
      <div className={`columns ${styles.fields}`}>
        {afterChange(levels, change).map((level, index) => (
          <Dropdown key={level.id} {...level} onChoose={(select) => onChoose(index, select)} />
        ))}
      </div>
      <p role="status" className={styles.status} data-loading={loading}>
        {change && (missing || loading)}
      </p>
    </div>
  );
}

export default asIsland(FranchiseFinder);
