import { scriptLanguage } from '#/lib/scriptLanguage.ts';
import type { Contacts } from './contacts.ts';
import styles from './FormStatus.module.css';
import { useScrollIntoView } from './useScrollIntoView.ts';
import { useOnline } from './useOnline.ts';
import type { Status } from './useSubmission.ts';

const MAY_HAVE_ARRIVED = 'it may have reached us all the same.';

/** What else the server says, and what the visitor should know about where the lead is now. */
function detailsOf(status: Status, isOnline: boolean): string[] {
  switch (status.kind) {
    case 'unanswered':
      return [`No answer came, so ${MAY_HAVE_ARRIVED}`];
    case 'unsent':
      return ['The server could not be reached, so nothing was sent.'];
    case 'offline':
      if (status.wasTried) return ['You seem to be offline, so most likely nothing was sent.'];
      return [
        isOnline
          ? 'You are online again. Nothing has been sent yet.'
          : 'You are offline, so nothing was sent.',
      ];
    case 'refused':
      return [
        ...status.others,
        ...(status.mayHaveArrived
          ? [`A server on the way answered in place of ours, so ${MAY_HAVE_ARRIVED}`]
          : []),
        ...(status.retry ? [`Please try again ${status.retry}.`] : []),
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
  const { phone, email } = contacts;

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
