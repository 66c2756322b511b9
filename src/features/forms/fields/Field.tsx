import {
  fieldId,
  isRequired,
  type FieldDefinition,
  type FormBasics,
} from '#/features/forms/checkForm.ts';
import status from '#/features/forms/FormStatus.module.css';
import styles from './Field.module.css';

interface FieldProps extends FieldDefinition {
  form: FormBasics;
  name: string;
  error: string | undefined;
}

/** A checkbox, or a field of one or several lines, with its label, hint and error. */
export default function Field({ form, name, error, rule, label, ...definition }: FieldProps) {
  const { rows, hint, ...input } = definition;
  const id = fieldId(form.id, name);
  const isTick = input.type === 'checkbox';
  const notes = [hint && 'hint', error && 'error'].filter(Boolean);
  const control = {
    id,
    name,
    'aria-required': isRequired(rule) || undefined,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': notes.map((note) => `${id}-${note}`).join(' ') || undefined,
  };
  // The browser may translate the page before it hydrates.
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
      {rows !== undefined && <textarea rows={rows} {...input} {...control} />}
      {rows === undefined && !isTick && (
        <input type="text" enterKeyHint="next" {...input} {...control} />
      )}
      {error && (
        <p className={`${status.message} ${styles.error}`} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
