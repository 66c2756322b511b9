import { isDisplayText } from '~/lib/isDisplayText';
import { describeMissing, joinPlace, type Named } from '~/lib/places/placeChoice';
import styles from './franchise/FranchiseFinder.module.css';
import OutletCard from './franchise/OutletCard';
import PlaceSelect from './franchise/PlaceSelect';
import { usePlaces, type FirstPlace } from './franchise/usePlaces';

export interface FranchiseFinderProps {
  countries: (Named & { states: Named[] })[];
  first: FirstPlace;
}

const nameOf = (places: Named[], slug: string | undefined) =>
  places.find((place) => place.slug === slug)?.name;

/** Country, state and city, each depending on the one before, and the outlets of the city. */
export default function FranchiseFinder({ countries, first }: FranchiseFinderProps) {
  const { choice, cities, outlets, isLoading, fault, choose, retry } = usePlaces(first);
  const states = countries.find(({ slug }) => slug === choice.country)?.states ?? [];
  const place = joinPlace(
    nameOf(cities, choice.city),
    nameOf(states, choice.state),
    nameOf(countries, choice.country),
  );
  const heading = place ? `Franchises in ${place}` : 'Franchises';
  const isEmpty = outlets?.length === 0;
  const message = isLoading
    ? 'Loading franchises...'
    : (describeMissing(choice) ?? (isEmpty ? `No franchises available in ${place}.` : undefined));

  return (
    <div className={styles.finder}>
      <div className={styles.fields}>
        <PlaceSelect
          level="country"
          label="Country"
          options={countries}
          value={choice.country}
          onChoose={choose}
        />
        <PlaceSelect
          level="state"
          label="State"
          options={states}
          value={choice.state}
          onChoose={choose}
        />
        <PlaceSelect
          level="city"
          label="City"
          options={cities}
          value={choice.city}
          onChoose={choose}
        />
      </div>
      <h2 data-face={isDisplayText(heading) ? undefined : 'text'}>{heading}</h2>
      <p role="status" className={`notice ${styles.message}`}>
        {fault === undefined && message && (
          <>
            <svg viewBox="0 0 160 104" aria-hidden="true">
              <use href="#shop-front-0" />
            </svg>
            {message}
          </>
        )}
      </p>
      {fault !== undefined && (
        <div role="alert" className={styles.fault}>
          <p>Error fetching franchises: {fault}</p>
          <button type="button" className="button" onClick={retry}>
            Try again
          </button>
        </div>
      )}
      {choice.city && outlets && (
        <ul key={place} className={styles.cards}>
          {outlets.map((outlet, index) => (
            <OutletCard key={index} outlet={outlet} index={index} />
          ))}
        </ul>
      )}
    </div>
  );
}
