import { missingMessage } from '#/features/forms/checkForm.ts';
import { fieldId, useForm } from '#/features/forms/formContext.ts';

export interface FieldFacts {
  /** A key of the form's schema. */
  name: string;
  label: string;
  /** Always shown under the label: a reason, or the maximum length. */
  hint?: string | undefined;
}

/** The attributes that link a field's label, hint and error to its control. */
export function useField({ name, hint }: Omit<FieldFacts, 'label'>) {
  const { id: formId, schema, errors, isSending } = useForm();
  const id = fieldId(formId, name);
  const error = errors[name];
  const missing = missingMessage(schema, name);
  const hintId = hint && `${id}-hint`;
  const errorId = error && `${id}-error`;
  const reasonId = error?.reason && `${id}-reason`;
  const control = {
    id,
    name,
    'aria-required': missing !== undefined || undefined,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': [hintId, errorId, reasonId].filter(Boolean).join(' ') || undefined,
  };
  return { control, error, missing, isSending, hintId, errorId, reasonId };
}
