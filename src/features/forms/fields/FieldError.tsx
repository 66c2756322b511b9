import { useForm } from '#/features/forms/formContext.ts';
import { scriptLanguage } from '#/words/scriptLanguage.ts';
import styles from './Field.module.css';
import type { useField } from './useField.ts';

/** The message for a wrong field, and the reason if the message does not say it. */
export default function FieldError({ error, errorId, reasonId }: ReturnType<typeof useField>) {
  const { language } = useForm();
  if (!error) return null;
  return (
    <>
      <p
        className={styles.error}
        id={errorId}
        lang={scriptLanguage(error.text, language)}
        dir="auto"
      >
        {error.text}
      </p>
      {error.reason && (
        <p className={styles.hint} id={reasonId}>
          {error.reason}
        </p>
      )}
    </>
  );
}
