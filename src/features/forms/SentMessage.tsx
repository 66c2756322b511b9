import { fillIn } from '#/lib/fillIn.ts';
import { sentences } from '#/lib/sentences.ts';
import type { Contacts } from './elsewhere/WaysOut.tsx';
import { useForm } from './formContext.ts';
import styles from './FormStatus.module.css';
import { useScrollIntoView } from './useScrollIntoView.ts';
import type { Status } from './useSubmission.ts';

interface SentMessageProps {
  status: Status;
  contacts: Contacts;
  replyWithin: string | undefined;
}

/** Says that it arrived, for a moment; beside it a receipt that stays, for those who look up later. */
export default function SentMessage({ status, contacts, replyWithin }: SentMessageProps) {
  const isSent = status.kind === 'sent';
  const isFresh = isSent && status.isFresh;
  const hasReceipt = isSent && !status.isEdited;
  const box = useScrollIntoView(isFresh || hasReceipt);
  const { words } = useForm();
  const { phone, whatsapp } = contacts;

  return (
    <div ref={box} className={styles.sent} data-shown={isFresh || hasReceipt}>
      {hasReceipt && (
        <p className={styles.message}>
          {sentences(fillIn(words.receivedAt, { time: status.at }), replyWithin)}
        </p>
      )}
      <p
        className={hasReceipt ? styles.words : styles.message}
        role="status"
        suppressHydrationWarning
      >
        {isFresh ? words.sent : ''}
      </p>
      {hasReceipt && (
        <p className={styles.ways}>
          <a href={phone.href}>{phone.label}</a>
          {whatsapp && <a href={whatsapp.href}>{whatsapp.label}</a>}
        </p>
      )}
    </div>
  );
}
