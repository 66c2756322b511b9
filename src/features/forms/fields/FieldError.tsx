import { missingMessage } from '#/features/forms/checkForm.ts';
import { useForm } from '#/features/forms/formContext.ts';
import { scriptLanguage } from '#/words/scriptLanguage.ts';
import styles from './Field.module.css';

interface FieldErrorProps {
  /** The id of the field's control. */
  id: string;
  name: string;
}

/**
 * The message for a wrong field, and the reason if the message does not say it. The message for an
 * empty field is in the markup from the start: the style sheet shows it while a submit waits for this island.
 */
export default function FieldError({ id, name }: FieldErrorProps) {
  const { schema, errors, language } = useForm();
  const error = errors[name];
  const missing = missingMessage(schema, name);
  if (!error && missing === undefined) return null;
  return (
    <>
      <p
        className={styles.error}
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
