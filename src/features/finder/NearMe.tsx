import { useEffect, useRef, useState, type ReactNode } from 'react';
import { describeKm } from '#/lib/places.ts';
import styles from './NearMe.module.css';
import { findNearMe, type NearMeResult } from './nearMe.ts';

/** The texts of "near me", by their names in the messages. */
export type NearMeMessages = Record<
  | 'button'
  | 'note'
  | 'asking'
  | 'found'
  | 'none'
  | 'refused'
  | 'unknown'
  | 'fetchFailed'
  | 'connectionFailed'
  | 'unreadableAnswer'
  | 'kilometres'
  | 'call'
  | 'directions'
  | 'close',
  string
>;

interface NearMeProps {
  messages: NearMeMessages;
  /** The address of the file of all outlets. */
  file: string;
  children: ReactNode;
}

/** A button that opens a popover with the outlets near the visitor; the browser opens it without a script. */
export default function NearMe({ messages, file, children }: NearMeProps) {
  const [result, setResult] = useState<NearMeResult>();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const find = async () => {
      setResult(undefined);
      if (element.matches(':popover-open')) setResult(await findNearMe(file, messages));
    };
    const onToggle = () => void find();
    onToggle(); // it may be open already
    element.addEventListener('toggle', onToggle);
    return () => element.removeEventListener('toggle', onToggle);
  }, [file, messages]);

  return (
    <div className={`cluster ${styles.near}`}>
      <button type="button" className="button" data-variant="quiet" popoverTarget="near-me">
        {children}
        <span>{messages.button}</span>
      </button>
      <p className="muted">{messages.note}</p>
      <dialog
        ref={dialog}
        id="near-me"
        className={styles.dialog}
        popover="auto"
        aria-label={messages.button}
      >
        <div className={styles.body}>
          <p aria-live="polite" className={styles.result}>
            {result?.text ?? messages.asking}
          </p>
          <p className={styles.failed}>{messages.unknown}</p>
          <button type="button" popoverTarget="near-me" popoverTargetAction="hide">
            {messages.close}
          </button>
          {result && (
            <ul>
              {result.nearest.map(({ item: { name, lang, href, phone, directions }, km }) => (
                <li key={href}>
                  <p>
                    {/* The link may lead to an outlet on this page. */}
                    <a href={href} lang={lang} onClick={() => dialog.current?.hidePopover()}>
                      {name}
                    </a>{' '}
                    <span>{describeKm(km, messages.kilometres)}</span>
                  </p>
                  <p className="cluster">
                    {phone && (
                      <a className="button" href={phone} aria-label={`${messages.call}: ${name}`}>
                        {messages.call}
                      </a>
                    )}
                    <a
                      className="button"
                      data-variant="quiet"
                      href={directions}
                      target="_blank"
                      rel="noopener"
                      aria-label={`${messages.directions}: ${name}`}
                    >
                      {messages.directions}
                    </a>
                  </p>
                </li>
              ))}
            </ul>
          )}
        </div>
      </dialog>
    </div>
  );
}
