import type { Contacts } from './contacts';
import styles from './FormStatus.module.css';
import { useInSight } from './useInSight';
import { useOnline } from './useOnline';
import type { Status } from './useSubmission';

/** What the visitor should know about where the lead is now. */
function detailOf(kind: Status['kind'], isOnline: boolean) {
  if (kind === 'unanswered') return 'No answer came, so it may have reached us all the same.';
  if (kind !== 'offline') return undefined;
  return isOnline
    ? 'You are online again. Nothing has been sent yet.'
    : 'You are offline, so nothing was sent.';
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
  const isFailed = kind === 'refused' || kind === 'offline' || kind === 'unanswered';
  const detail = detailOf(kind, isOnline);
  const box = useInSight(isFailed);
  const { phone, email } = contacts;

  return (
    <div ref={box} className={styles.failure} data-shown={isFailed}>
      <div role="alert">
        {isFailed && (
          <p className={styles.title}>{(kind === 'refused' && status.reason) || text}</p>
        )}
        {detail && <p>{detail}</p>}
      </div>
      {isFailed && (
        <>
          <p>What you typed is kept.</p>
          <p className={styles.ways}>
            <button className="button" data-variant="quiet" type="submit" form={formId}>
              Try again
            </button>
            <a href={phone.href}>{phone.label}</a>
            <a href={email.href}>{email.label}</a>
          </p>
        </>
      )}
    </div>
  );
}
