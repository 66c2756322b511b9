import { useState, type ReactNode } from 'react';
import { asIsland } from '#/features/hydration/asIsland.tsx';
import styles from './FranchiseFinder.module.css';
import NearMe, { type NearMeMessages } from './NearMe.tsx';

/** A country, state or city: its name, and the address of its page. */
export interface LocationOption {
  name: string;
  path: string;
  /** The language of the name, if that is not the page's. */
  lang: string | undefined;
}

interface Level {
  id: string;
  label: string;
  /** The empty option, and what is said of it when it is chosen. */
  prompt: string;
  missing: string;
  options: readonly LocationOption[];
  /** The address of the option that the page is about; empty if it is about none. */
  chosen: string;
}

interface FranchiseFinderProps {
  /** Country, state and city. */
  levels: readonly Level[];
  loading: string;
  /** The texts of "near me", and the file of all outlets, if each of them has coordinates. */
  near: { messages: NearMeMessages; file: string } | undefined;
  /** The drawing beside "near me". */
  children?: ReactNode;
}

/** Dropdowns of country, state and city: a choice goes to its page, and an empty option says what is missing. */
function FranchiseFinder({ levels, loading, near, children }: FranchiseFinderProps) {
  /** What was chosen in place of what the page is about. */
  const [change, setChange] = useState<{ level: number; path: string }>();

  const onChoose = (level: number, { id, value: path }: HTMLSelectElement) => {
    setChange(path === location.pathname ? undefined : { level, path });
    // The browser puts the focus on the same dropdown of the next page, and scrolls to it.
    if (path !== '' && path !== location.pathname) location.replace(`${path}#${id}`);
  };
  const pathAt = (level: number, chosen: string) => {
    if (!change || level < change.level) return chosen;
    return level === change.level ? change.path : '';
  };
  const missing = change?.path === '' && levels[change.level]?.missing;

  return (
    <div className={`on-screen ${styles.finder}`}>
      {near && <NearMe {...near}>{children}</NearMe>}
      <div className={`columns ${styles.fields}`}>
        {levels.map(({ id, label, prompt, options, chosen }, level) => {
          const isCleared = options.length === 0 || (change && level > change.level);
          return (
            <label key={id} className={styles.field}>
              <span>{label}</span>
              <select
                id={id}
                value={pathAt(level, chosen)}
                autoComplete="off"
                disabled={isCleared}
                data-fallback="#location-links"
                onChange={({ target }) => onChoose(level, target)}
              >
                <option value="">{prompt}</option>
                {!isCleared &&
                  options.map(({ name, path, lang }) => (
                    <option key={path} value={path} lang={lang}>
                      {name}
                    </option>
                  ))}
              </select>
            </label>
          );
        })}
      </div>
      <p role="status" className={styles.status} data-loading={loading}>
        {change && (missing || loading)}
      </p>
    </div>
  );
}

export default asIsland(FranchiseFinder);
