import { useRef } from 'react';
import {
  fieldId,
  missingMessage,
  type FieldDefinition,
  type FieldError,
  type FormState,
} from '#/features/forms/formDefinition.ts';
import status from '#/features/forms/FormStatus.module.css';
import { scriptLanguage } from '#/messages/scriptLanguage.ts';
import CharacterCount from './CharacterCount.tsx';
import styles from './Field.module.css';

interface FieldErrorProps {
  id: string;
  language: string;
  /** The message for an empty field, if it is required. */
  missing: string | undefined;
  error: FieldError | undefined;
}

/**
 * The message for a wrong field, and the reason if the message does not say it. The message for an
 * empty field is in the markup from the start: `Field.module.css` shows it while a submit waits, which makes the form `aria-busy`.
 */
function ErrorMessage({ id, language, missing, error }: FieldErrorProps) {
  if (!error && missing === undefined) return null;
  return (
    <>
      <p
        className={`${status.message} ${styles.error}`}
        id={error && `${id}-error`}
        lang={error && scriptLanguage(error.text, language)}
        dir={error && 'auto'}
        hidden={!error}
        suppressHydrationWarning
      >
        {error?.text ?? missing}
      </p>
      {error?.reason && (
        <p className={styles.hint} id={`${id}-reason`}>
          {error.reason}
        </p>
      )}
    </>
  );
}

interface FieldProps extends FieldDefinition {
  form: FormState;
  name: string;
  error: FieldError | undefined;
}

/** A tick, or a field of one or several lines, with its label, hint and error. */
export default function Field({ form, name, error, rule, label, ...definition }: FieldProps) {
  const { rows, limit, hint, ...input } = definition;
  const area = useRef<HTMLTextAreaElement>(null);
  const id = fieldId(form.id, name);
  const missing = missingMessage(rule);
  const isTick = input.type === 'checkbox';
  const notes = [hint && 'hint', error && 'error', error?.reason && 'reason'].filter(Boolean);
  const control = {
    id,
    name,
    'aria-required': missing !== undefined || undefined,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': notes.map((note) => `${id}-${note}`).join(' ') || undefined,
  };
  const typed = {
    readOnly: form.isSending, // the form is cleared on success
    placeholder: ' ', // without one, the style sheet cannot tell an empty field
    ...input,
    ...control,
  };

  const labelElement = (
    <label htmlFor={id} suppressHydrationWarning>
      {label}
    </label>
  );
  return (
    <div className={styles.field} data-wide={isTick || rows !== undefined || undefined}>
      {isTick ? (
        <div className={styles.tick}>
          <input {...input} {...control} />
          {labelElement}
        </div>
      ) : (
        labelElement
      )}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`} suppressHydrationWarning>
          {hint}
        </p>
      )}
      {rows !== undefined && <textarea ref={area} rows={rows} {...typed} />}
      {rows === undefined && !isTick && <input type="text" enterKeyHint="next" {...typed} />}
      {limit !== undefined && <CharacterCount language={form.language} area={area} limit={limit} />}
      <ErrorMessage id={id} language={form.language} missing={missing} error={error} />
    </div>
  );
}
