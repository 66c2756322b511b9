import * as v from 'valibot';
import type { ComponentProps } from 'react';
import type { ContactWords, FormWords } from './formWords.ts';

/** The rules of a form's fields, by their names. */
export type FormSchema = v.ObjectSchema<v.ObjectEntries, undefined>;

/** The words of any form. */
export interface LeadWords extends FormWords {
  submit: string;
  sent: string;
  /** Shown if the server gives no reason. */
  failed: string;
}

type InputFacts = Pick<
  ComponentProps<'input'>,
  'type' | 'autoComplete' | 'inputMode' | 'placeholder'
>;

/** What a field looks like and asks of the browser; what it accepts stands in the form's schema. */
export interface FieldFacts extends InputFacts {
  label: string;
  /** Always shown under the label. */
  hint?: string;
  isWide?: boolean;
  /** A field of several lines has so many. */
  rows?: number;
  /** The longest valid text, in UTF-16 units after trimming; longer text can still be typed. */
  limit?: number;
}

/** A form: where it is sent, the rules of its fields, and how they look, in their order. */
export interface FormDefinition<Words extends LeadWords, Schema extends FormSchema = FormSchema> {
  /** The id of its element, with which the ids of its fields start. */
  id: string;
  path: string;
  schema: (words: Words) => Schema;
  fields: (words: Words) => Record<keyof Schema['entries'], FieldFacts>;
}

/** Checks that a form has each field in its schema and in its looks. */
export const defineForm = <Words extends LeadWords, Schema extends FormSchema>(
  form: FormDefinition<Words, Schema>,
) => form;

type PersonWords = Pick<ContactWords, 'name' | 'email' | 'emailHint' | 'phone' | 'phoneHint'>;

/** The fields with which every form begins. */
export const personFields = (words: PersonWords) => ({
  name: { label: words.name, isWide: true, autoComplete: 'name' },
  email: { label: words.email, hint: words.emailHint, type: 'email', autoComplete: 'email' },
  phone: { label: words.phone, hint: words.phoneHint, type: 'tel', autoComplete: 'tel' },
});

/** The consent tick. Only the visitor sets it; a draft restores it once, after a reload that we offered. */
export const termsField = (words: FormWords) => ({ label: words.fields.terms, type: 'checkbox' });

/** The payload, or the first message for each wrong field, in the order of the schema. */
type FormCheck =
  { isValid: true; payload: object } | { isValid: false; errors: Record<string, string> };

/** Validates input: the payload to send, or the errors. */
export function checkForm(schema: FormSchema, input: unknown): FormCheck {
  const result = v.safeParse(schema, input, { abortPipeEarly: true });
  if (result.success) return { isValid: true, payload: result.output };
  const errors: Record<string, string> = {};
  for (const { path, message } of result.issues) {
    const field = path?.[0].key;
    if (typeof field === 'string') errors[field] ??= message;
  }
  return { isValid: false, errors };
}

/** The message for an empty field, if the form's schema requires it. */
export function missingMessage(schema: FormSchema, name: string): string | undefined {
  const rules = schema.entries[name];
  return rules && v.safeParse(rules, undefined, { abortPipeEarly: true }).issues?.[0].message;
}
