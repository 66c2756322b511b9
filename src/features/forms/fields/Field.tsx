import { useRef } from 'react';
import { fieldId, useForm } from '#/features/forms/formContext.ts';
import { missingMessage, type FieldFacts } from '#/features/forms/formDefinition.ts';
import status from '#/features/forms/FormStatus.module.css';
import { fillIn } from '#/lib/fillIn.ts';
import { scriptLanguage } from '#/words/scriptLanguage.ts';
import CharacterCount from './CharacterCount.tsx';
import styles from './Field.module.css';

interface FieldProps extends FieldFacts {
  /** A key of the form's schema. */
  name: string;
}

/** The attributes that link a control to its label, hint and error. */
function useControl(name: string, hasHint: boolean) {
  const { id: formId, schema, errors } = useForm();
  const id = fieldId(formId, name);
  const error = errors[name];
  const parts = [hasHint && 'hint', error && 'error', error?.reason && 'reason'].filter(Boolean);
  return {
    id,
    name,
    'aria-required': missingMessage(schema, name) !== undefined || undefined,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': parts.map((part) => `${id}-${part}`).join(' ') || undefined,
  };
}

/**
 * The message for a wrong field, and the reason if the message does not say it. The message for an
 * empty field is in the markup from the start: `Field.module.css` shows it while a submit waits, which makes the form `aria-busy`.
 */
function FieldError({ id, name }: { id: string; name: string }) {
  const { schema, errors, language } = useForm();
  const error = errors[name];
  const missing = missingMessage(schema, name);
  if (!error && missing === undefined) return null;
  return (
    <>
      <p
        className={`${status.message} ${styles.error}`}
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

/** A tick, or a field of one or several lines, with its label, hint and error. */
export default function Field({ name, label, isWide, rows, limit, hint, ...input }: FieldProps) {
  const { words, isSending } = useForm();
  const area = useRef<HTMLTextAreaElement>(null);
  const hintText = limit === undefined ? hint : fillIn(words.fields.upTo, { limit });
  const control = useControl(name, hintText !== undefined);
  const isTick = input.type === 'checkbox';
  const typed = { className: styles.control, readOnly: isSending, ...control };

  const labelElement = (
    <label htmlFor={control.id} suppressHydrationWarning>
      {label}
    </label>
  );
  return (
    <div className={styles.field} data-wide={isWide || isTick || rows !== undefined || undefined}>
      {isTick ? (
        <div className={styles.tick}>
          <input type="checkbox" {...control} />
          {labelElement}
        </div>
      ) : (
        labelElement
      )}
      {hintText && (
        <p className={styles.hint} id={`${control.id}-hint`} suppressHydrationWarning>
          {hintText}
        </p>
      )}
      {rows !== undefined && (
        <textarea
          ref={area}
          rows={rows}
          placeholder=" "
          autoComplete={input.autoComplete}
          {...typed}
        />
      )}
      {rows === undefined && !isTick && (
        <input
          type="text"
          enterKeyHint="next"
          placeholder=" " // without one, the style sheet cannot tell an empty field
          {...input}
          {...typed}
        />
      )}
      {limit !== undefined && <CharacterCount area={area} limit={limit} />}
      <FieldError id={control.id} name={name} />
    </div>
  );
}
