import { useForm } from '#/features/forms/formContext.ts';
import styles from './Field.module.css';
import FieldError from './FieldError.tsx';
import { useField } from './useField.ts';

/** The consent tick. Only the visitor sets it: neither a draft nor the browser restores it. */
export default function TermsField() {
  const { words } = useForm();
  const field = useField({ name: 'terms' });
  return (
    <div className={styles.field} data-wide>
      <div className={styles.tick}>
        <input type="checkbox" {...field.control} />
        <label htmlFor={field.control.id} suppressHydrationWarning>
          {words.fields.terms}
        </label>
      </div>
      <FieldError {...field} />
    </div>
  );
}
