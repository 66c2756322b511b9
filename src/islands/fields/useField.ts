import { use } from 'react';
import { fieldId, FormContext } from './formContext';

export interface FieldFacts {
  name: string;
  label: string;
  /** Stands under the label for good: a reason, or how much fits. */
  hint?: string | undefined;
  isRequired?: boolean | undefined;
}

/** What ties a field's label, hint and error to its control. */
export function useField({ name, hint, isRequired = false }: Omit<FieldFacts, 'label'>) {
  const { id: formId, errors, isSending } = use(FormContext);
  const id = fieldId(formId, name);
  const error = errors[name];
  const hintId = hint && `${id}-hint`;
  const errorId = error && `${id}-error`;
  const control = {
    id,
    name,
    'aria-required': isRequired || undefined,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
  };
  return { control, error, isSending, hintId, errorId };
}
