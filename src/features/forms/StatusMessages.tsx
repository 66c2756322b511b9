import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { fillCount, fillIn } from '#/lib/fillIn.ts';
import { sentences } from '#/lib/sentences.ts';
import { scriptLanguage } from '#/words/scriptLanguage.ts';
import WaysOut from './elsewhere/WaysOut.tsx';
import type { FormState } from './formDefinition.ts';
import styles from './FormStatus.module.css';

/** Scrolls to a message when it appears: in a long form the button is a screen or two below it. */
function useScrollIntoView(isShown: boolean) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isShown) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  return box;
}

interface MessageProps {
  form: FormState;
}

/** Says that it arrived, for a moment; beside it a receipt that stays, for those who look up later. */
export function SentMessage({ form }: MessageProps) {
  const { words, contacts, replyWithin, status } = form;
  const { phone, whatsapp } = contacts;
  const isSent = status.kind === 'sent';
  const box = useScrollIntoView(isSent);
  return (
    <div ref={box} className={isSent ? styles.sent : undefined}>
      {isSent && (
        <p className={styles.message}>
          {sentences(fillIn(words.receivedAt, { time: status.at }), replyWithin)}
        </p>
      )}
      <p role="status">{isSent && status.isFresh && words.sent}</p>
      {isSent && (
        <p className={styles.ways}>
          <a href={phone.href}>{phone.label}</a>
          {whatsapp && <a href={whatsapp.href}>{whatsapp.label}</a>}
        </p>
      )}
    </div>
  );
}

function watchNetwork(onChange: () => void) {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** Whether the browser thinks that it has a network. */
const useOnline = () =>
  useSyncExternalStore(
    watchNetwork,
    () => navigator.onLine,
    () => true,
  );

/** What else the server says, and what the visitor should know about where the lead is now. */
function detailsOf({ words, language, status }: FormState, isOnline: boolean): string[] {
  switch (status.kind) {
    case 'unanswered':
      return [words.unanswered];
    case 'unsent':
      return [words.unreached];
    case 'offline':
      if (status.wasTried) return [words.seeminglyOffline];
      return [isOnline ? words.onlineAgain : words.offline];
    case 'refused': {
      const { others, mayHaveArrived, retry } = status;
      const time = retry && fillCount(language, words.waitOf[retry.unit], retry.count);
      return [
        ...others,
        ...(mayHaveArrived ? [words.answeredOnTheWay] : []),
        ...(time ? [fillIn(words.retryAfter, { time })] : []),
      ];
    }
    default:
      return [];
  }
}

/** Says that it did not arrive, or may not have, and what can be done now. Nothing is sent again by itself. */
export function FailureMessage({ form }: MessageProps) {
  const { id, words, language, contacts, status } = form;
  const { kind } = status;
  const isOnline = useOnline();
  const isFailed = kind !== 'idle' && kind !== 'sending' && kind !== 'sent';
  const title = (kind === 'refused' && status.reason) || words.failed;
  const box = useScrollIntoView(isFailed);
  const texts = isFailed ? [title, ...detailsOf(form, isOnline)] : [];

  return (
    <div ref={box} className={isFailed ? styles.failure : undefined}>
      <div role="alert">
        {texts.map((text, index) => (
          <p
            key={text}
            className={index === 0 ? styles.message : undefined}
            lang={scriptLanguage(text, language)}
            dir="auto"
          >
            {text}
          </p>
        ))}
      </div>
      {isFailed && <WaysOut formId={id} words={words} contacts={contacts} />}
    </div>
  );
}
