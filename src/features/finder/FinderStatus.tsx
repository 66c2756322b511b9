import type { Ref } from 'react';
import { ApiText } from '#/features/ApiText.tsx';
import { isDisplayName } from '#/lib/isDisplayText.ts';
import styles from './FranchiseFinder.module.css';
import { OUTLETS_ID } from './outletLinks.ts';

interface FinderStatusProps {
  ref: Ref<HTMLHeadingElement>;
  heading: string;
  /** Whether it is that of a city, which the page's Call leads to. */
  isCity: boolean;
  /** What stands where outlets would. */
  message: string | undefined;
  /** How many outlets there are, where there are some. */
  found: string | undefined;
  /** What stands here while a choice waits for the island, by CSS. */
  loading: string;
  locale: string | undefined;
}

/**
 * Brings into view what a choice leads to: a city's heading, which gets the focus, else the message that says
 * what is to be chosen next.
 */
export function showResult(heading: HTMLElement | null, isCity: boolean) {
  if (isCity) {
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView();
  } else heading?.nextElementSibling?.scrollIntoView({ block: 'nearest' });
}

/** Names the chosen place, and says what is asked for, what is on its way or what was found, to eyes and to screen readers. */
export default function FinderStatus(props: FinderStatusProps) {
  const { ref, heading, isCity, message, found, loading, locale } = props;
  const text = message ?? found ?? '';
  return (
    <>
      <h2
        ref={ref}
        id={isCity ? OUTLETS_ID : undefined}
        tabIndex={-1}
        data-face={isDisplayName(heading) ? undefined : 'text'}
      >
        <ApiText text={heading} page={locale} isSentence />
      </h2>
      <p
        role="status"
        className={message ? `notice ${styles.message}` : styles.found}
        data-loading={loading}
      >
        {message && (
          <svg viewBox="0 0 160 104" aria-hidden="true">
            <use href="#shop-front-0" />
          </svg>
        )}
        <span>
          <ApiText text={text} page={locale} isSentence />
        </span>
      </p>
    </>
  );
}
