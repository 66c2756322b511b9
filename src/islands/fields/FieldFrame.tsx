import type { ReactNode } from 'react';
import styles from './Field.module.css';
import type { useField } from './useField';

interface FieldFrameProps {
  field: ReturnType<typeof useField>;
  label: string;
  hint?: string | undefined;
  isWide?: boolean | undefined;
  children: ReactNode;
}

/** Label, hint, control and error, one under the other. */
export default function FieldFrame({ field, label, hint, isWide, children }: FieldFrameProps) {
  return (
    <div className={styles.field} data-wide={isWide}>
      <label htmlFor={field.control.id}>{label}</label>
      {hint && (
        <p className={styles.hint} id={field.hintId}>
          {hint}
        </p>
      )}
      {children}
      {field.error && (
        <p className={styles.error} id={field.errorId}>
          {field.error}
        </p>
      )}
    </div>
  );
}
