import { createContext } from 'react';

/** What a form tells its fields. */
export interface FormState {
  /** The form's id, which starts the ids of its fields. */
  id: string;
  errors: Partial<Record<string, string>>;
  /** What is typed while a lead is on its way would be cleared when it has arrived. */
  isSending: boolean;
}

/** The form that a field stands in. */
export const FormContext = createContext<FormState>({ id: '', errors: {}, isSending: false });

/** The id of a form's field, which its label and messages are tied to. */
export const fieldId = (formId: string, name: string) => `${formId}-${name}`;
