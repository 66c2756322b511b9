import type { ComponentProps } from 'react';
import styles from './Field.module.css';
import FieldFrame from './FieldFrame.tsx';
import { useField, type FieldFacts } from './useField.ts';

type InputProps = Pick<
  ComponentProps<'input'>,
  'type' | 'autoComplete' | 'inputMode' | 'placeholder'
>;

export interface TextFieldProps extends FieldFacts, InputProps {
  isWide?: boolean;
}

/** A field of one line. */
export default function TextField(props: TextFieldProps) {
  const { name, label, hint, isWide, ...input } = props;
  const field = useField({ name, hint });
  return (
    <FieldFrame field={field} label={label} hint={hint} isWide={isWide}>
      <input
        className={styles.control}
        type="text"
        enterKeyHint="next"
        placeholder=" " // without one, the style sheet cannot tell an empty field
        {...input}
        readOnly={field.isSending}
        {...field.control}
      />
    </FieldFrame>
  );
}
