import { useEffect, useState } from 'react';
import { submitForm, type Outcome, type Submission } from './submit/submitForm.ts';

const SUCCESS_MS = 2000;

export type Status =
  | { kind: 'idle' }
  | { kind: 'sending' }
  /** The success text shows while `isFresh`, the receipt until the next edit. */
  | { kind: 'sent'; at: string; isFresh: boolean; isEdited: boolean }
  | Exclude<Outcome, { kind: 'sent' }>;

/** `14:32` on the visitor's clock; not by `Intl`, which may fail. */
function timeOfDay() {
  const now = new Date();
  return [now.getHours(), now.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}

/** The state of one submit at a time: idle, sending, then sent or failed. */
export function useSubmission() {
  const [status, setStatus] = useState<Status>({ kind: 'idle' });
  const isFresh = status.kind === 'sent' && status.isFresh;

  useEffect(() => {
    if (!isFresh) return;
    const timer = setTimeout(
      () => setStatus((now) => (now.kind === 'sent' ? { ...now, isFresh: false } : now)),
      SUCCESS_MS,
    );
    return () => clearTimeout(timer);
  }, [isFresh]);

  const send = async (
    submission: Omit<Submission, 'isInsisting'>,
    onOutcome: (outcome: Outcome) => void,
  ): Promise<void> => {
    setStatus({ kind: 'sending' });
    const outcome = await submitForm({ ...submission, isInsisting: status.kind === 'offline' });
    onOutcome(outcome); // first, because a form that it resets sets the status to idle
    setStatus(
      outcome.kind === 'sent'
        ? { kind: 'sent', at: timeOfDay(), isFresh: true, isEdited: false }
        : outcome,
    );
  };

  return {
    status,
    send,
    /** A second press during a submit, or just after it, is ignored. */
    isRepeat: status.kind === 'sending' || (isFresh && !status.isEdited),
    clear: () => setStatus({ kind: 'idle' }),
    noteEdit: () => setStatus((now) => (now.kind === 'sent' ? { ...now, isEdited: true } : now)),
  };
}
