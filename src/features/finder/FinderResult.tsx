import type { Ref } from 'react';
import { MarkedText } from '#/messages/MarkedText.tsx';
import { fillCount, fillIn } from '#/lib/fillIn.ts';
import { isDisplayText } from '#/lib/isDisplayText.ts';
import styles from './FranchiseFinder.module.css';
import { nameLocation, type FinderWords, type Named } from './locationChoice.ts';
import OutletCard from './OutletCard.tsx';
import { OUTLETS_ID } from './outletLinks.ts';
import type { useOutlets } from './useOutlets.ts';

interface FinderResultProps {
  ref: Ref<HTMLHeadingElement>;
  /** The chosen country, state and city, as far as they are chosen. */
  locations: readonly Named[];
  file: Omit<ReturnType<typeof useOutlets>, 'cities'>;
  words: FinderWords;
  locale: string | undefined;
}

/**
 * Names the chosen place, and says what is asked for, what is on its way, what was found or why it could not be
 * had, to eyes and to screen readers; then the outlets.
 */
export default function FinderResult({ ref, locations, file, words, locale }: FinderResultProps) {
  const { isLoading, fault, outlets = [] } = file;
  const { location, title } = nameLocation(words, locations);
  const heading = location ? title : words.franchises;
  const city = locations[2];
  const asked = [words.missingCountry, words.missingState, words.missingCity][locations.length];
  const message = isLoading
    ? words.loadingFranchises
    : (asked ?? fillIn(words.noFranchisesIn, { location }));
  const found =
    city && fillCount(locale ?? 'en', words.outletsIn, outlets.length, { place: city.name });
  const isMessage = outlets.length === 0 && fault === undefined;
  const text = isMessage ? message : outlets.length > 0 ? found : undefined;

  return (
    <>
      <h2
        ref={ref}
        id={city && OUTLETS_ID}
        tabIndex={-1}
        data-face={isDisplayText(heading) ? undefined : 'text'}
      >
        <MarkedText text={heading} page={locale} />
      </h2>
      <p
        role="status"
        className={isMessage ? `notice ${styles.message}` : styles.found}
        data-loading={words.loadingFranchises}
      >
        {isMessage && (
          <svg viewBox="0 0 160 104" aria-hidden="true">
            <use href="#shop-front-0" />
          </svg>
        )}
        <span>
          <MarkedText text={text ?? ''} page={locale} />
        </span>
      </p>
      {fault !== undefined && (
        <div role="alert" className={`notice ${styles.fault}`}>
          <p>{fault}</p>
          <button type="button" className="button" onClick={file.retry}>
            {words.tryAgain}
          </button>
        </div>
      )}
      {city && isLoading && <div className={styles.room} />}
      {outlets.length > 0 && (
        <ul key={location} className={`grid ${styles.cards}`}>
          {outlets.map((outlet, index) => (
            <OutletCard key={index} {...{ outlet, index, words, locale }} />
          ))}
        </ul>
      )}
    </>
  );
}
