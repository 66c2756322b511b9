import styles from './Field.module.css';
import { useField } from './useField';

const LABEL = 'I agree to receive emails, newsletters, promotional messages';

/** The consent tick, never set but by the visitor: neither a draft nor the browser puts it back. */
export default function TermsField() {
  const { control, error, errorId } = useField({ name: 'terms', isRequired: true });
  return (
    <div className={styles.field} data-wide>
      <div className={styles.tick}>
        <input type="checkbox" autoComplete="off" {...control} />
        <label htmlFor={control.id}>{LABEL}</label>
      </div>
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
