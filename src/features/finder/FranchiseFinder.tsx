import * as words from '#/copy/finder.ts';
import { franchises, ourFranchises } from '#/copy/franchises.ts';
import { isDisplayName } from '#/lib/isDisplayText.ts';
import { joinLocation } from '#/lib/joinLocation.ts';
import { describeMissing, type Named } from './locationChoice.ts';
import { ApiText } from '#/features/ApiText.tsx';
import FetchFault from './FetchFault.tsx';
import FinderStatus from './FinderStatus.tsx';
import styles from './FranchiseFinder.module.css';
import OutletCard from './OutletCard.tsx';
import LocationSelect from './LocationSelect.tsx';
import { useLocations, type FirstLocation } from './useLocations.ts';
import { usePageNames } from './usePageNames.ts';

export interface FranchiseFinderProps {
  countries: (Named & { states: Named[] })[];
  first: FirstLocation;
  /** Follows the title of each page. */
  siteName: string;
}

const nameOf = (locations: Named[], slug: string | undefined) =>
  locations.find((each) => each.slug === slug)?.name;

/** Country, state and city, each depending on the one before, and the outlets of the city. */
export default function FranchiseFinder({ countries, first, siteName }: FranchiseFinderProps) {
  const { choice, cities, outlets, isLoading, isElsewhere, fault, ...act } = useLocations(first);
  const states = countries.find(({ slug }) => slug === choice.country)?.states ?? [];
  const city = nameOf(cities, choice.city);
  const locationName = joinLocation(
    city,
    nameOf(states, choice.state),
    nameOf(countries, choice.country),
  );
  const heading = locationName ? words.franchisesIn(locationName) : franchises;
  usePageNames(`${locationName ? heading : ourFranchises} | ${siteName}`, isElsewhere);

  const empty = outlets?.length === 0 ? words.noFranchisesIn(locationName) : undefined;
  const message = isLoading ? words.loadingFranchises : (describeMissing(choice) ?? empty);
  const found = city && outlets?.length ? words.outletsIn(outlets.length, city) : undefined;
  const levels = [
    { level: 'country', label: words.country, prompt: words.chooseCountry, options: countries },
    { level: 'state', label: words.state, prompt: words.chooseState, options: states },
    { level: 'city', label: words.city, prompt: words.chooseCity, options: cities },
  ] as const;

  return (
    <div className={styles.finder}>
      <div className={styles.fields}>
        {levels.map((select) => (
          <LocationSelect
            key={select.level}
            {...select}
            value={choice[select.level]}
            onChoose={act.choose}
            onRest={act.rest}
            onLeave={act.leave}
          />
        ))}
      </div>
      <h2 data-face={isDisplayName(heading) ? undefined : 'text'}>
        <ApiText text={heading} isSentence />
      </h2>
      <FinderStatus message={fault && !isLoading ? undefined : message} found={found} />
      {fault && <FetchFault cause={fault.cause} attempt={fault.attempt} onRetry={act.retry} />}
      {choice.city && outlets && outlets.length > 0 && (
        <ul key={locationName} className={styles.cards}>
          {outlets.map((outlet, index) => (
            <OutletCard key={index} outlet={outlet} index={index} />
          ))}
        </ul>
      )}
    </div>
  );
}
