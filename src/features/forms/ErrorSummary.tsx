import type { MouseEvent, Ref } from 'react';
import { fieldId, type FieldErrors, type FormBasics } from './checkForm.ts';
import styles from './FormStatus.module.css';

/** Scrolls to a field and focuses it without leaving its id in the address. */
function goToField(event: MouseEvent, id: string) {
  event.preventDefault();
  document.querySelector(`label[for="${id}"]`)?.scrollIntoView({ block: 'nearest' });
  document.getElementById(id)?.focus();
}

interface ErrorSummaryProps {
  ref: Ref<HTMLDivElement>;
  form: FormBasics;
  /** The names of the fields in their order. */
  names: readonly string[];
  errors: FieldErrors;
}

/** Lists all errors above the form, in the order of its fields, as links to these. */
export default function ErrorSummary({ ref, form, names, errors }: ErrorSummaryProps) {
  const headingId = `${form.id}-problem`;
  const lines = names.flatMap((name) => {
    const text = errors[name];
    return text === undefined ? [] : { id: fieldId(form.id, name), text };
  });
  if (lines.length === 0) return null;
  return (
    <div
      ref={ref}
      className={styles.summary}
      role="group"
      aria-labelledby={headingId}
      tabIndex={-1}
    >
      <h3 id={headingId}>{form.messages.problem}</h3>
      <ul>
        {lines.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => goToField(event, id)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
