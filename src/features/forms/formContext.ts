import { createContext } from 'react';
import { object } from 'valibot';
import type { FormSchema } from './checkForm.ts';

/** The error of a field. */
export interface FieldError {
  /** The message of the rules, or of the server. */
  text: string;
  /** The reason, if the message does not say it. */
  reason?: string | undefined;
}

export type FieldErrors = Partial<Record<string, FieldError>>;

/** What a form shares with its fields. */
interface FormState {
  /** The form's id, with which the ids of its fields start. */
  id: string;
  /** Has the fields in their order, and says which are required. */
  schema: FormSchema;
  errors: FieldErrors;
  /** While a lead is being sent, fields are read-only: the form is cleared on success. */
  isSending: boolean;
}

/** The form around a field. */
export const FormContext = createContext<FormState>({
  id: '',
  schema: object({}),
  errors: {},
  isSending: false,
});

/** The id of a form's field, used by its label and messages. */
export const fieldId = (formId: string, name: string) => `${formId}-${name}`;
