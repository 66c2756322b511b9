import { createContext } from 'react';
import { object } from 'valibot';
import type { FormSchema } from './checkForm.ts';

/** What is wrong with a field. */
export interface FieldError {
  /** In the words of the rules, or of the server. */
  text: string;
  /** Why, where those words leave it open. */
  reason?: string | undefined;
}

export type FieldErrors = Partial<Record<string, FieldError>>;

/** What a form tells its fields. */
interface FormState {
  /** The form's id, which starts the ids of its fields. */
  id: string;
  /** Names the fields in their order, and says which are required. */
  schema: FormSchema;
  errors: FieldErrors;
  /** What is typed while a lead is on its way would be cleared when it has arrived. */
  isSending: boolean;
}

/** The form that a field stands in. */
export const FormContext = createContext<FormState>({
  id: '',
  schema: object({}),
  errors: {},
  isSending: false,
});

/** The id of a form's field, which its label and messages are tied to. */
export const fieldId = (formId: string, name: string) => `${formId}-${name}`;
