import { useSyncExternalStore } from 'react';
import { fillCount, fillIn } from '#/lib/fillIn.ts';
import { scriptLanguage } from '#/words/scriptLanguage.ts';
import WaysOut, { type Contacts } from './elsewhere/WaysOut.tsx';
import { useForm, type FormState } from './formContext.ts';
import styles from './FormStatus.module.css';
import { useScrollIntoView } from './useScrollIntoView.ts';
import type { Wait } from './submit/readReply.ts';
import type { Status } from './useSubmission.ts';

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

/** `Please try again in 2 minutes.` */
const sayWhen = ({ words, language }: FormState, { count, unit }: Wait) =>
  fillIn(words.retryAfter, {
    time: fillCount(language, words.waitOf[unit], count),
  });

/** What else the server says, and what the visitor should know about where the lead is now. */
function detailsOf(form: FormState, status: Status, isOnline: boolean): string[] {
  const { words } = form;
  switch (status.kind) {
    case 'unanswered':
      return [words.unanswered];
    case 'unsent':
      return [words.unreached];
    case 'offline':
      if (status.wasTried) return [words.seeminglyOffline];
      return [isOnline ? words.onlineAgain : words.offline];
    case 'refused':
      return [
        ...status.others,
        ...(status.mayHaveArrived ? [words.answeredOnTheWay] : []),
        ...(status.retry ? [sayWhen(form, status.retry)] : []),
      ];
    default:
      return [];
  }
}

interface FailureMessageProps {
  status: Status;
  contacts: Contacts;
}

/** Says that it did not arrive, or may not have, and what can be done now. Nothing is sent again by itself. */
export default function FailureMessage({ status, contacts }: FailureMessageProps) {
  const form = useForm();
  const { id: formId, words, language } = form;
  const { kind } = status;
  const isOnline = useOnline();
  const isFailed = kind !== 'idle' && kind !== 'sending' && kind !== 'sent';
  const title = (kind === 'refused' && status.reason) || words.failed;
  const box = useScrollIntoView(isFailed);

  return (
    <div ref={box} className={styles.failure} data-shown={isFailed}>
      <div role="alert">
        {isFailed && (
          <p className={styles.message} lang={scriptLanguage(title, language)} dir="auto">
            {title}
          </p>
        )}
        {detailsOf(form, status, isOnline).map((detail) => (
          <p key={detail} lang={scriptLanguage(detail, language)} dir="auto">
            {detail}
          </p>
        ))}
      </div>
      {isFailed && <WaysOut formId={formId} words={words} contacts={contacts} />}
    </div>
  );
}
