import type { ComponentProps } from 'react';
import type { FormSchema } from './checkForm.ts';
import type { ContactWords, FormWords } from './formWords.ts';

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
export interface FormDefinition<Words extends LeadWords, Schema extends FormSchema> {
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
