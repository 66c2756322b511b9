import * as v from 'valibot';
import type { ComponentProps } from 'react';
import type { LeadMessages } from './formMessages.ts';

/** The values that a field accepts, how they are sent, and the messages for others. */
export type FieldRule = v.GenericSchema<string | boolean | undefined, string | boolean>;

type InputFacts = Pick<
  ComponentProps<'input'>,
  'type' | 'value' | 'autoComplete' | 'inputMode' | 'placeholder'
>;

/** A field: its rule, its look, and its attributes for the browser. */
export interface FieldDefinition extends InputFacts {
  rule: FieldRule;
  label: string;
  /** A text under the label, always visible. */
  hint?: string;
  /** The number of lines of a multi-line field. */
  rows?: number;
}

/** The fields of a form by their names, in their order. */
export type FormFields = Readonly<Record<string, FieldDefinition>>;

/** A form: its endpoint and its fields in a language. */
export interface FormDefinition<Messages extends LeadMessages> {
  /** The id of its element and the prefix of its fields' ids. */
  id: string;
  path: string;
  fields: (messages: Messages) => FormFields;
}

/** Returns the id of a form's field, used by its label and messages. */
export const fieldId = (formId: string, name: string) => `${formId}-${name}`;

/** Messages of our rules or of the server, by field names. */
export type FieldErrors = Partial<Record<string, string>>;

/** Checks input; returns the payload to send, or the errors. */
export function checkForm(
  fields: FormFields,
  input: unknown,
): { payload?: Record<string, unknown>; errors: FieldErrors } {
  const rules = Object.entries(fields).map(([name, { rule }]) => [name, rule] as const);
  const schema = v.object(Object.fromEntries(rules));
  const result = v.safeParse(schema, input, { abortPipeEarly: true });
  const errors: FieldErrors = {};
  if (result.success) return { payload: result.output, errors };
  for (const { path, message } of result.issues) {
    const name = path?.[0].key;
    if (typeof name === 'string') errors[name] ??= message;
  }
  return { errors };
}

/** Tells whether a rule refuses an empty field. */
export const isRequired = (rule: FieldRule): boolean => !v.is(rule, undefined);
