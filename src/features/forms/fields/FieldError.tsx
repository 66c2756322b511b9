import { useForm } from '#/features/forms/formContext.ts';
import { scriptLanguage } from '#/words/scriptLanguage.ts';
import styles from './Field.module.css';

interface FieldErrorProps {
  /** The id of the field's control. */
  id: string;
  name: string;
}

/** The message for a wrong field, and the reason if the message does not say it. */
export default function FieldError({ id, name }: FieldErrorProps) {
  const { errors, language } = useForm();
  const error = errors[name];
  if (!error) return null;
  return (
    <>
      <p
        className={styles.error}
        id={`${id}-error`}
        lang={scriptLanguage(error.text, language)}
        dir="auto"
      >
        {error.text}
      </p>
      {error.reason && (
        <p className={styles.hint} id={`${id}-reason`}>
          {error.reason}
        </p>
      )}
    </>
  );
}
