import { ApiText } from '#/features/ApiText.tsx';
import styles from './FranchiseFinder.module.css';

export interface FinderStatusProps {
  /** What stands where outlets would. */
  message: string | undefined;
  /** How many outlets there are, where there are some. */
  found: string | undefined;
  locale: string | undefined;
}

/** Says what is asked for, what is on its way or what was found, to eyes and to screen readers. */
export default function FinderStatus({ message, found, locale }: FinderStatusProps) {
  const text = message ?? found ?? '';
  return (
    <p role="status" className={message ? `notice ${styles.message}` : styles.found}>
      {message && (
        <svg viewBox="0 0 160 104" aria-hidden="true">
          <use href="#shop-front-0" />
        </svg>
      )}
      <span>
        <ApiText text={text} page={locale} isSentence />
      </span>
    </p>
  );
}
