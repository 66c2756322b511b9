import { useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { asIsland } from '#/features/hydration/asIsland.tsx';
import { given } from '#/lib/given.ts';
import { scriptLanguage } from '#/messages/scriptLanguage.ts';
import FinderResult from './FinderResult.tsx';
import styles from './FranchiseFinder.module.css';
import { addressOf, type Named } from './locationChoice.ts';
import NearMe from './NearMe.tsx';
import { OUTLETS_ID } from './outletLinks.ts';
import { useChoice } from './useChoice.ts';
import { useOutlets, type FirstLocation } from './useOutlets.ts';
import { usePageNames, type FinderPage } from './usePageNames.ts';

interface FranchiseFinderProps extends FinderPage {
  countries: (Named & { states: Named[] })[];
  first: FirstLocation;
  /** The file of all locations with coordinates, if there are some. */
  nearFile: string | undefined;
  /** The drawing beside "near me". */
  children?: ReactNode;
}

const find = <Level extends Named>(locations: readonly Level[], slug: string | undefined) =>
  locations.find((each) => each.slug === slug);

/** Country, state and city, each depending on the one before, and the outlets of the city. */
function FranchiseFinder({ countries, first, nearFile, children, ...page }: FranchiseFinderProps) {
  const { list, words, locale } = page;
  const heading = useRef<HTMLHeadingElement>(null);
  const { choice, isElsewhere, choose, reset, listeners } = useChoice(list, first.choice);
  const { cities, ...file } = useOutlets(list, choice, first, words);
  const country = find(countries, choice[0]);
  const states = country?.states ?? [];
  const city = find(cities, choice[2]);
  const locations = given<Named>([country, find(states, choice[1]), city]);
  usePageNames(page, locations, file.outlets, isElsewhere);

  const dropdowns = [
    { name: 'country', label: words.country, prompt: words.chooseCountry, options: countries },
    { name: 'state', label: words.state, prompt: words.chooseState, options: states },
    { name: 'city', label: words.city, prompt: words.chooseCity, options: cities },
  ];
  const onChoose = (level: number, dropdown: HTMLSelectElement) => {
    const isByKey = flushSync(() => choose(level, dropdown));
    if (isByKey) return; // keys that step through a closed dropdown keep the focus there
    if (level === 2 && dropdown.value !== '') {
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView();
    } else heading.current?.nextElementSibling?.scrollIntoView({ block: 'nearest' }); // what comes next
  };
  const retry = () => {
    heading.current?.focus(); // the button that has the focus is removed
    file.retry();
  };

  return (
    <div
      id={city ? undefined : OUTLETS_ID}
      className={styles.finder}
      aria-busy={file.isLoading || undefined}
    >
      <div className={`on-screen ${styles.controls}`}>
        {nearFile && (
          <NearMe file={nearFile} words={words} onOwnPage={reset}>
            {children}
          </NearMe>
        )}
        <div className={`columns ${styles.fields}`}>
          {dropdowns.map(({ name, label, prompt, options }, level) => (
            <label key={name} className={styles.field}>
              <span suppressHydrationWarning>{label}</span>
              <select
                name={name}
                value={choice[level] ?? ''}
                autoComplete="off"
                data-hold="input change"
                data-choice-path={addressOf(list, choice.slice(0, level))}
                disabled={options.length === 0}
                onChange={({ target }) => onChoose(level, target)}
                {...listeners}
              >
                <option value="" suppressHydrationWarning>
                  {prompt}
                </option>
                {options.map(({ name, slug }) => (
                  <option
                    key={slug}
                    value={slug}
                    lang={scriptLanguage(name, locale)}
                    suppressHydrationWarning
                  >
                    {name}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </div>
      </div>
      <FinderResult ref={heading} file={{ ...file, retry }} {...{ locations, words, locale }} />
    </div>
  );
}

export default asIsland(FranchiseFinder);
