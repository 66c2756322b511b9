import { scriptLanguage } from '#/content/scriptLanguage.ts';
import styles from './Field.module.css';
import type { useField } from './useField.ts';

/** What is wrong with a field, and why, where the message leaves that open. */
export default function FieldError({ error, errorId, reasonId }: ReturnType<typeof useField>) {
  if (!error) return null;
  return (
    <>
      <p className={styles.error} id={errorId} lang={scriptLanguage(error.text)} dir="auto">
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
