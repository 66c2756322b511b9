import { isRequired, type FieldDefinition } from '#/features/forms/checkForm.ts';
import status from '#/features/forms/FormStatus.module.css';
import styles from './Field.module.css';

interface FieldProps extends FieldDefinition {
  id: string;
  name: string;
  error: string | undefined;
}

/** A checkbox, or a field of one or several lines. */
function Control({ rule, rows, hint, error, ...input }: Omit<FieldProps, 'label'>) {
  const notes = [hint && `${input.id}-hint`, error && `${input.id}-error`].filter(Boolean);
  const attributes = {
    ...input,
    'aria-required': isRequired(rule) || undefined,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': notes.join(' ') || undefined,
  };
  return rows === undefined ? (
    <input type="text" enterKeyHint="next" {...attributes} />
  ) : (
    <textarea rows={rows} {...attributes} />
  );
}

/** A control with its label, hint and error. The browser may translate them before they hydrate. */
export default function Field({ label, ...field }: FieldProps) {
  const { id, type, rows, hint, error } = field;
  const isTick = type === 'checkbox';
  const control = <Control {...field} />;
  const caption = (
    <label htmlFor={id} suppressHydrationWarning>
      {label}
    </label>
  );
  return (
    <div className={styles.field} data-wide={isTick || rows !== undefined || undefined}>
      {!isTick && caption}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`} suppressHydrationWarning>
          {hint}
        </p>
      )}
      {isTick ? (
        <div className={styles.tick}>
          {control}
          {caption}
        </div>
      ) : (
        control
      )}
      {error && (
        <p className={`${status.message} ${styles.error}`} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
