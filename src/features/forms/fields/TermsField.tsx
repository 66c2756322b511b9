import { terms } from '#/copy/forms/fields.ts';
import styles from './Field.module.css';
import FieldError from './FieldError.tsx';
import { useField } from './useField.ts';

/** The consent tick. Only the visitor sets it: neither a draft nor the browser restores it. */
export default function TermsField() {
  const field = useField({ name: 'terms' });
  return (
    <div className={styles.field} data-wide>
      <div className={styles.tick}>
        <input type="checkbox" {...field.control} />
        <label htmlFor={field.control.id} suppressHydrationWarning>
          {terms}
        </label>
      </div>
      <FieldError {...field} />
    </div>
  );
}
