import type { ReactNode } from 'react';
import styles from './Field.module.css';
import FieldError from './FieldError.tsx';
import type { useField } from './useField.ts';

interface FieldFrameProps {
  field: ReturnType<typeof useField>;
  label: string;
  hint?: string | undefined;
  isWide?: boolean | undefined;
  children: ReactNode;
}

export default function FieldFrame({ field, label, hint, isWide, children }: FieldFrameProps) {
  return (
    <div className={styles.field} data-wide={isWide}>
      <label htmlFor={field.control.id} suppressHydrationWarning>
        {label}
      </label>
      {hint && (
        <p className={styles.hint} id={field.hintId} suppressHydrationWarning>
          {hint}
        </p>
      )}
      {children}
      <FieldError {...field} />
    </div>
  );
}
