import { useLayoutEffect, useRef } from 'react';
import { useForm } from './formContext.ts';
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

/** The button; where no script runs, `FormWithoutScripts` stands in its place. */
export default function SubmitButton() {
  const { words, isSending } = useForm();
  const button = useKeptFocus(isSending);
  return (
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
      {isSending ? words.submitting : words.submit}
    </button>
  );
}
