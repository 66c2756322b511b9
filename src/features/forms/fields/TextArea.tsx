import { useRef } from 'react';
import { useForm } from '#/features/forms/formContext.ts';
import { fillIn } from '#/lib/fillIn.ts';
import CharacterCount from './CharacterCount.tsx';
import styles from './Field.module.css';
import FieldFrame from './FieldFrame.tsx';
import { useField, type FieldFacts } from './useField.ts';

export interface TextAreaProps extends FieldFacts {
  rows: number;
  autoComplete?: string;
  /** The longest valid text, in UTF-16 units after trimming; longer text can still be typed. */
  limit?: number;
}

/** A field of several lines. */
export default function TextArea(props: TextAreaProps) {
  const { name, label, rows, autoComplete, limit } = props;
  const { words } = useForm();
  const hint = limit === undefined ? props.hint : fillIn(words.fields.upTo, { limit });
  const area = useRef<HTMLTextAreaElement>(null);
  const field = useField({ name, hint });
  return (
    <FieldFrame field={field} label={label} hint={hint} isWide>
      <textarea
        ref={area}
        className={styles.control}
        rows={rows}
        placeholder=" "
        autoComplete={autoComplete}
        readOnly={field.isSending}
        {...field.control}
      />
      {limit !== undefined && <CharacterCount area={area} limit={limit} />}
    </FieldFrame>
  );
}
