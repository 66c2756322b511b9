import { createContext, use } from 'react';
import type { FormSchema, LeadWords } from './formDefinition.ts';

/** The errors of fields by their names. */
export type FieldErrors = Partial<Record<string, FieldFault>>;

interface FieldFault {
  /** The message of the rules, or of the server. */
  text: string;
  /** The reason, if the message does not say it. */
  reason?: string | undefined;
}

/** What a form shares with its parts. */
export interface FormState {
  /** The form's id, with which the ids of its fields start. */
  id: string;
  /** Has the fields in their order, and says which are required. */
  schema: FormSchema;
  words: LeadWords;
  /** The page's language. */
  language: string;
  errors: FieldErrors;
  /** While a lead is being sent, fields are read-only: the form is cleared on success. */
  isSending: boolean;
}

export const FormContext = createContext<FormState | undefined>(undefined);

/** The form around a part. */
export function useForm(): FormState {
  const form = use(FormContext);
  if (!form) throw new Error('This stands in no form.');
  return form;
}

/** The id of a form's field, used by its label and messages. */
export const fieldId = (formId: string, name: string) => `${formId}-${name}`;
