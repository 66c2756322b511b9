import * as words from '#/copy/forms/leadForm.ts';
import { scriptLanguage } from '#/words/scriptLanguage.ts';
import type { Contacts } from './contacts.ts';
import WaysOut from './elsewhere/WaysOut.tsx';
import styles from './FormStatus.module.css';
import { useScrollIntoView } from './useScrollIntoView.ts';
import { useOnline } from './useOnline.ts';
import type { Status } from './useSubmission.ts';

/** What else the server says, and what the visitor should know about where the lead is now. */
function detailsOf(status: Status, isOnline: boolean): string[] {
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
        ...(status.retry ? [words.retryAfter(status.retry)] : []),
      ];
    default:
      return [];
  }
}

interface FailureMessageProps {
  status: Status;
  formId: string;
  /** What is said where the server gives no reason. */
  text: string;
  contacts: Contacts;
}

/** Says that it did not arrive, or may not have, and what can be done now. Nothing is sent again by itself. */
export default function FailureMessage({ status, formId, text, contacts }: FailureMessageProps) {
  const { kind } = status;
  const isOnline = useOnline();
  const isFailed = kind !== 'idle' && kind !== 'sending' && kind !== 'sent';
  const title = (kind === 'refused' && status.reason) || text;
  const box = useScrollIntoView(isFailed);

  return (
    <div ref={box} className={styles.failure} data-shown={isFailed}>
      <div role="alert">
        {isFailed && (
          <p className={styles.title} lang={scriptLanguage(title)} dir="auto">
            {title}
          </p>
        )}
        {detailsOf(status, isOnline).map((detail) => (
          <p key={detail} lang={scriptLanguage(detail)} dir="auto">
            {detail}
          </p>
        ))}
      </div>
      {isFailed && <WaysOut formId={formId} contacts={contacts} />}
    </div>
  );
}
