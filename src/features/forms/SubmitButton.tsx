import { useLayoutEffect, useRef } from 'react';
import { scriptsOff, submitting } from '#/copy/forms/leadForm.ts';
import type { Contacts } from './contacts.ts';
import styles from './LeadForm.module.css';

/** A disabled button loses focus: puts it back, unless the visitor has moved on. */
function useKeptFocus(isDisabled: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (hadFocus.current && activeElement === body) button.current?.focus({ preventScroll: true });
    hadFocus.current = isDisabled && activeElement === button.current;
  }, [isDisabled]);
  return button;
}

interface SubmitButtonProps {
  label: string;
  isSending: boolean;
  contacts: Contacts;
}

/** The button, or phone and e-mail where no script runs. */
export default function SubmitButton({ label, isSending, contacts }: SubmitButtonProps) {
  const button = useKeptFocus(isSending);
  const { phone, email } = contacts;
  return (
    <div className={styles.end}>
      <button
        ref={button}
        className={`button ${styles.submit}`}
        type="submit"
        disabled={isSending}
        // The second press of a double click asks for nothing more.
        onClick={(event) => event.detail > 1 && event.preventDefault()}
        // The page's script says 'Submitting...' on it before this island is hydrated.
        suppressHydrationWarning
      >
        {isSending ? submitting : label}
      </button>
      <div className="no-js stack">
        <p suppressHydrationWarning>{scriptsOff}</p>
        <p className="cluster">
          <a className="button" href={phone.href} suppressHydrationWarning>
            {phone.label}
          </a>
          <a className="button" data-variant="quiet" href={email.href} suppressHydrationWarning>
            {email.label}
          </a>
        </p>
      </div>
    </div>
  );
}
