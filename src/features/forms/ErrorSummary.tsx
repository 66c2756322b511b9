import type { MouseEvent, Ref } from 'react';
import { fieldId, type FieldErrors, type FormFields } from './checkForm.ts';
import styles from './FormStatus.module.css';

/** Scrolls to a field and focuses it without leaving its id in the address. */
function goToField(event: MouseEvent, id: string) {
  event.preventDefault();
  document.querySelector(`label[for="${id}"]`)?.scrollIntoView({ block: 'nearest' });
  document.getElementById(id)?.focus();
}

interface ErrorSummaryProps {
  ref: Ref<HTMLDivElement>;
  formId: string;
  heading: string;
  fields: FormFields;
  errors: FieldErrors;
}

/** Lists all errors above the form, in the order of its fields, as links to these. */
export default function ErrorSummary({ ref, formId, heading, fields, errors }: ErrorSummaryProps) {
  const headingId = `${formId}-problem`;
  const lines = Object.keys(fields).flatMap((name) => {
    const text = errors[name];
    return text === undefined ? [] : { id: fieldId(formId, name), text };
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
      <h3 id={headingId}>{heading}</h3>
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
