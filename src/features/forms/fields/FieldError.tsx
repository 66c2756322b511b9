import { useForm } from '#/features/forms/formContext.ts';
import { scriptLanguage } from '#/words/scriptLanguage.ts';
import styles from './Field.module.css';
import type { useField } from './useField.ts';

/**
 * The message for a wrong field, and the reason if the message does not say it. The message for a missing
 * answer is in the markup from the start: the style sheet shows it while a submit waits for this island.
 */
export default function FieldError(field: ReturnType<typeof useField>) {
  const { error, missing, errorId, reasonId } = field;
  const { language } = useForm();
  if (!error && missing === undefined) return null;
  return (
    <>
      <p
        className={styles.error}
        id={errorId}
        lang={error && scriptLanguage(error.text, language)}
        dir={error && 'auto'}
        hidden={!error}
        suppressHydrationWarning
      >
        {error?.text ?? missing}
      </p>
      {error?.reason && (
        <p className={styles.hint} id={reasonId}>
          {error.reason}
        </p>
      )}
    </>
  );
}
