import { useEffect, useRef, useState, type ReactNode } from 'react';
import { describeKm } from '#/lib/places.ts';
import styles from './NearMe.module.css';
import { findNearMe, type NearMeMessages, type NearMeResult, type NearOutlet } from './nearMe.ts';

const ID = 'near-me';

export interface NearMeSource {
  messages: NearMeMessages;
  /** The address of the file of all outlets. */
  file: string;
}

/** Finds outlets each time that a popover is opened. */
function useNearMe({ file, messages }: NearMeSource) {
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

  return { result, dialog };
}

interface OutletProps {
  outlet: NearOutlet;
  km: number;
  messages: NearMeMessages;
  /** Closes the popover, because the link may lead to an outlet on this page. */
  onFollow: () => void;
}

/** An outlet with its distance, and links to its card, to call it and to find the way. */
function Outlet({ outlet, km, messages, onFollow }: OutletProps) {
  const { name, lang, href, phone, directions } = outlet;
  return (
    <li>
      <p>
        <a href={href} lang={lang} onClick={onFollow}>
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
  );
}

/** The popover with the outlets near the visitor. */
function NearMeDialog({ messages, file }: NearMeSource) {
  const { result, dialog } = useNearMe({ file, messages });
  const hide = () => dialog.current?.hidePopover();
  return (
    <dialog
      ref={dialog}
      id={ID}
      className={styles.dialog}
      popover="auto"
      aria-label={messages.button}
    >
      <div className={styles.body}>
        <p aria-live="polite" className={styles.result}>
          {result?.text ?? messages.asking}
        </p>
        <p className={styles.failed}>{messages.unknown}</p>
        <button type="button" popoverTarget={ID} popoverTargetAction="hide">
          {messages.close}
        </button>
        {result && (
          <ul className="divided">
            {result.nearest.map(({ item, km }) => (
              <Outlet key={item.href} outlet={item} {...{ km, messages }} onFollow={hide} />
            ))}
          </ul>
        )}
      </div>
    </dialog>
  );
}

/** A button that opens the popover; the browser opens it without a script. */
export default function NearMe({ children, ...source }: NearMeSource & { children: ReactNode }) {
  const { button, note } = source.messages;
  return (
    <div className={`cluster ${styles.near}`}>
      <button type="button" className="button" data-variant="quiet" popoverTarget={ID}>
        {children}
        <span>{button}</span>
      </button>
      <p className="muted">{note}</p>
      <NearMeDialog {...source} />
    </div>
  );
}
