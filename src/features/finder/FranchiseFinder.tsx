import { asIsland } from '#/features/hydration/asIsland.tsx';
import { fillCount, fillIn } from '#/lib/fillIn.ts';
import { joinLocation } from '#/lib/joinLocation.ts';
import FetchFault from './FetchFault.tsx';
import FinderStatus from './FinderStatus.tsx';
import type { FinderWords } from './finderWords.ts';
import styles from './FranchiseFinder.module.css';
import { addressAbove, addressOf, describeMissing, type Named } from './locationChoice.ts';
import LocationSelect from './LocationSelect.tsx';
import OutletCard from './OutletCard.tsx';
import { OUTLETS_ID } from './outletLinks.ts';
import { useLocations, type FirstLocation } from './useLocations.ts';
import { usePageNames, type Level } from './usePageNames.ts';
import { useResult } from './useResult.ts';

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

const find = (locations: Named[], slug: string | undefined) =>
  locations.find((each) => each.slug === slug);

/** Country, state and city, each depending on the one before, and the outlets of the city. */
function FranchiseFinder(props: FranchiseFinderProps) {
  const { countries, first, list, siteName, words, locale } = props;
  const { choice, cities, outlets, isLoading, isElsewhere, fault, ...act } = useLocations(
    list,
    first,
    words.causes,
  );
  const country = countries.find(({ slug }) => slug === choice.country);
  const states = country?.states ?? [];
  const state = find(states, choice.state);
  const city = find(cities, choice.city);
  const location = joinLocation(city?.name, state?.name, country?.name);
  const heading = location ? fillIn(words.franchisesIn, { location }) : words.franchises;

  const levels = [country, state, city].flatMap((level, index): Level[] => {
    if (!level) return [];
    const slugs = [choice.country, choice.state, choice.city].slice(0, index + 1);
    const href = addressOf(list, { country: slugs[0], state: slugs[1], city: slugs[2] });
    return [{ name: level.name, slug: level.slug, href }];
  });
  const { headingRef, choose } = useResult(act.choose);
  const nearest = levels.slice(-2).reverse();
  usePageNames(
    {
      title: `${location ? fillIn(words.title, { location }) : words.ourFranchises} | ${siteName}`,
      heading: location
        ? fillIn(words.heading, { location: joinLocation(...nearest.map(({ name }) => name)) })
        : words.ourFranchises,
      levels: [{ name: words.franchises, slug: '', href: list }, ...levels],
      outlets,
      locale,
    },
    isElsewhere,
  );

  const empty = outlets?.length === 0 ? fillIn(words.noFranchisesIn, { location }) : undefined;
  const message = isLoading ? words.loadingFranchises : (describeMissing(choice, words) ?? empty);
  const found =
    city && outlets?.length
      ? fillCount(locale ?? 'en', words.outletsIn, outlets.length, { place: city.name })
      : undefined;
  const dropdowns = [
    { level: 'country', label: words.country, prompt: words.chooseCountry, options: countries },
    { level: 'state', label: words.state, prompt: words.chooseState, options: states },
    { level: 'city', label: words.city, prompt: words.chooseCity, options: cities },
  ] as const;

  return (
    <div
      id={city ? undefined : OUTLETS_ID}
      className={styles.finder}
      aria-busy={isLoading || undefined}
    >
      <div className={styles.fields}>
        {dropdowns.map((dropdown) => (
          <LocationSelect
            key={dropdown.level}
            {...dropdown}
            value={choice[dropdown.level]}
            above={addressAbove(list, choice, dropdown.level)}
            locale={locale}
            onChoose={choose}
            onLeave={act.leave}
          />
        ))}
      </div>
      <FinderStatus
        ref={headingRef}
        heading={heading}
        isCity={city !== undefined}
        message={fault && !isLoading ? undefined : message}
        found={found}
        loading={words.loadingFranchises}
        locale={locale}
      />
      {fault && (
        <FetchFault
          message={fillIn(words.fetchFailed, { cause: fault.cause })}
          attempt={fault.attempt}
          tryAgain={words.tryAgain}
          onRetry={act.retry}
        />
      )}
      {choice.city && isLoading && <div className={styles.room} />}
      {choice.city && outlets && outlets.length > 0 && (
        <ul key={location} className={styles.cards}>
          {outlets.map((outlet, index) => (
            <OutletCard key={index} {...{ outlet, index, words, locale }} />
          ))}
        </ul>
      )}
    </div>
  );
}

export default asIsland(FranchiseFinder);
