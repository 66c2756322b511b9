import { useState, type MouseEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { describeKm, directionsTo } from '#/lib/distance.ts';
import type { FinderWords } from './locationChoice.ts';
import styles from './NearMe.module.css';
import { findNearMe, type Answer } from './nearMe.ts';

interface NearMeProps {
  /** The address of the file of all locations. */
  file: string;
  words: FinderWords;
  /** Is called before a link leads to an outlet of this page, which may show another place. */
  onOwnPage: () => void;
  children: ReactNode;
}

function openDialog(dialog: HTMLDialogElement) {
  dialog.showModal();
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close(); // beside it
  });
}

/** Shows what is nearest to the visitor in a dialog over the page, so that an answer moves nothing. */
export default function NearMe({ file, words, onOwnPage, children }: NearMeProps) {
  const { near } = words;
  const [answer, setAnswer] = useState<Answer>();

  const ask = async (event: MouseEvent) => {
    event.preventDefault();
    setAnswer({ text: near.asking, nearest: [] });
    const found = await findNearMe(file, words);
    setAnswer((asked) => asked && found); // unless it was closed
  };

  /** Closes the dialog over an outlet of this page. */
  const onFollow = ({ currentTarget: link }: MouseEvent<HTMLAnchorElement>) => {
    if (link.pathname !== location.pathname) return;
    link.closest('dialog')?.close();
    flushSync(onOwnPage);
  };

  return (
    <div className={`cluster ${styles.near}`}>
      <a
        className="button"
        data-variant="quiet"
        href="#location-links"
        data-hold="click"
        onClick={(event) => void ask(event)}
      >
        {children}
        <span suppressHydrationWarning>{near.button}</span>
      </a>
      <p className="muted" suppressHydrationWarning>
        {near.note}
      </p>
      {answer && (
        <dialog
          ref={openDialog}
          className={styles.dialog}
          aria-label={near.button}
          onClose={() => setAnswer(undefined)}
        >
          <form method="dialog">
            <p aria-live="polite">{answer.text}</p>
            <button>{words.close}</button>
            <ul>
              {answer.nearest.map(({ item: { name, lang, href, at, isOutlet, phone }, km }) => (
                <li key={href}>
                  <p>
                    <a href={href} lang={lang} onClick={onFollow}>
                      {name}
                    </a>{' '}
                    <span>{describeKm(km, words.kilometres)}</span>
                  </p>
                  <p className="cluster">
                    {phone && (
                      <a className="button" href={phone} aria-label={`${words.call}: ${name}`}>
                        {words.call}
                      </a>
                    )}
                    {isOutlet && (
                      <a
                        className="button"
                        data-variant="quiet"
                        href={directionsTo(at)}
                        target="_blank"
                        rel="noopener"
                        aria-label={`${words.directions}: ${name}`}
                      >
                        {words.directions}
                      </a>
                    )}
                  </p>
                </li>
              ))}
            </ul>
          </form>
        </dialog>
      )}
    </div>
  );
}
