import { useState, type ReactNode } from 'react';
import { asIsland } from '#/features/hydration/asIsland.tsx';
import styles from './FranchiseFinder.module.css';
import NearMe, { type NearMeMessages } from './NearMe.tsx';

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
  near: { messages: NearMeMessages; file: string } | undefined;
  /** The drawing beside "near me". */
  children?: ReactNode;
}

/** Dropdowns of country, state and city: a choice goes to its page, an empty option asks for one. */
function FranchiseFinder({ levels, loading, near, children }: FranchiseFinderProps) {
  /** The option that the visitor selected instead of the page's own. */
  const [change, setChange] = useState<{ level: number; path: string }>();

  const onChoose = (level: number, { id, value: path }: HTMLSelectElement) => {
    setChange(path === location.pathname ? undefined : { level, path });
    // On the next page the browser focuses the same dropdown and scrolls to it.
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
