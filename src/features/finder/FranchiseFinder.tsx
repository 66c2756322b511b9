import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { asIsland } from '#/features/hydration/asIsland.tsx';
import { fillCount, fillIn } from '#/lib/fillIn.ts';
import { given } from '#/lib/given.ts';
import FetchFault from './FetchFault.tsx';
import FinderStatus, { showResult } from './FinderStatus.tsx';
import type { FinderWords } from './finderWords.ts';
import styles from './FranchiseFinder.module.css';
import { addressOf, describeMissing, hasCity, nameLocation, type Named } from './locationChoice.ts';
import LocationSelect from './LocationSelect.tsx';
import OutletCard from './OutletCard.tsx';
import { OUTLETS_ID } from './outletLinks.ts';
import { useChoice } from './useChoice.ts';
import { useOutlets, type FirstLocation } from './useOutlets.ts';
import { usePageNames } from './usePageNames.ts';

interface FranchiseFinderProps {
  countries: (Named & { states: Named[] })[];
  first: FirstLocation;
  /** The address of the list, which the addresses of all locations begin with. */
  list: string;
  /** Follows the title of each page. */
  siteName: string;
  words: FinderWords;
  /** The language of the page. */
  locale: string | undefined;
}

const find = <Level extends Named>(locations: readonly Level[], slug: string | undefined) =>
  locations.find((each) => each.slug === slug);

/** Country, state and city, each depending on the one before, and the outlets of the city. */
function FranchiseFinder(props: FranchiseFinderProps) {
  const { countries, first, list, siteName, words, locale } = props;
  const headingRef = useRef<HTMLHeadingElement>(null);
  const { choice, isElsewhere, choose, leave } = useChoice(list, first.choice);
  const { cities, outlets, ...file } = useOutlets(list, choice, first, words.causes);
  const country = find(countries, choice[0]);
  const states = country?.states ?? [];
  const city = find(cities, choice[2]);
  const names = given([country, find(states, choice[1]), city]).map(({ name }) => name);
  const { location, title, heading } = nameLocation(words, names);
  const levels = [words.franchises, ...names].map((name, index) => ({
    name,
    href: addressOf(list, choice.slice(0, index)),
  }));
  usePageNames({ title: `${title} | ${siteName}`, heading, levels, outlets, locale }, isElsewhere);

  const empty = outlets?.length === 0 ? fillIn(words.noFranchisesIn, { location }) : undefined;
  const message = file.isLoading
    ? words.loadingFranchises
    : (describeMissing(choice, words) ?? empty);
  const found =
    city && outlets?.length
      ? fillCount(locale ?? 'en', words.outletsIn, outlets.length, { place: city.name })
      : undefined;
  const dropdowns = [
    { name: 'country', label: words.country, prompt: words.chooseCountry, options: countries },
    { name: 'state', label: words.state, prompt: words.chooseState, options: states },
    { name: 'city', label: words.city, prompt: words.chooseCity, options: cities },
  ];
  const onChoose = (index: number, slug: string, isByKey: boolean) => {
    flushSync(() => choose(index, slug, isByKey));
    // Keys that step through a closed dropdown keep the focus there.
    if (!isByKey) showResult(headingRef.current, index === 2 && slug !== '');
  };

  return (
    <div
      id={city ? undefined : OUTLETS_ID}
      className={styles.finder}
      aria-busy={file.isLoading || undefined}
    >
      <div className={styles.fields}>
        {dropdowns.map((dropdown, index) => (
          <LocationSelect
            key={dropdown.name}
            {...dropdown}
            value={choice[index]}
            above={addressOf(list, choice.slice(0, index))}
            locale={locale}
            onChoose={(slug, isByKey) => onChoose(index, slug, isByKey)}
            onLeave={leave}
          />
        ))}
      </div>
      <FinderStatus
        ref={headingRef}
        heading={location ? title : words.franchises}
        isCity={city !== undefined}
        message={file.fault && !file.isLoading ? undefined : message}
        found={found}
        loading={words.loadingFranchises}
        locale={locale}
      />
      {file.fault && (
        <FetchFault
          message={fillIn(words.fetchFailed, { cause: file.fault.cause })}
          attempt={file.fault.attempt}
          tryAgain={words.tryAgain}
          onRetry={file.retry}
        />
      )}
      {hasCity(choice) && file.isLoading && <div className={styles.room} />}
      {hasCity(choice) && outlets && outlets.length > 0 && (
        <ul key={location} className={`grid ${styles.cards}`}>
          {outlets.map((outlet, index) => (
            <OutletCard key={index} {...{ outlet, index, words, locale }} />
          ))}
        </ul>
      )}
    </div>
  );
}

export default asIsland(FranchiseFinder);
