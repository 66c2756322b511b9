import { createContext } from 'react';

export interface FormState {
  /** The form's id, which starts the ids of its fields. */
  id: string;
  errors: Partial<Record<string, string>>;
  /** What is typed while a lead is on its way would be cleared when it has arrived. */
  isSending: boolean;
}

export const FormContext = createContext<FormState>({ id: '', errors: {}, isSending: false });

export const fieldId = (formId: string, name: string) => `${formId}-${name}`;
