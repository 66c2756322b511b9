import * as v from 'valibot';
import type { ComponentProps } from 'react';
import type { LeadMessages } from './formMessages.ts';

/** What a field accepts and how that is sent, with the messages for what it refuses. */
export type FieldRule = v.GenericSchema<string | boolean | undefined, string | boolean>;

type InputFacts = Pick<
  ComponentProps<'input'>,
  'type' | 'value' | 'autoComplete' | 'inputMode' | 'placeholder'
>;

/** A field: its rule, what it looks like, and what it asks of the browser. */
export interface FieldDefinition extends InputFacts {
  rule: FieldRule;
  label: string;
  /** Always shown under the label. */
  hint?: string;
  /** A field of several lines has so many. */
  rows?: number;
}

/** The fields of a form by their names, in their order. */
export type FormFields = Readonly<Record<string, FieldDefinition>>;

/** A form: where it is sent, and its fields in a language. */
export interface FormDefinition<Messages extends LeadMessages> {
  /** The id of its element, with which the ids of its fields start. */
  id: string;
  path: string;
  fields: (messages: Messages) => FormFields;
}

/** What a form shares with its parts. */
export interface FormState {
  id: string;
  messages: LeadMessages;
}

/** The id of a form's field, used by its label and messages. */
export const fieldId = (formId: string, name: string) => `${formId}-${name}`;

/** The messages of the rules, or of the server, by the names of their fields. */
export type FieldErrors = Partial<Record<string, string>>;

/** Checks input: gives the payload to send, or the errors. */
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

/** Whether a rule refuses an empty field. */
export const isRequired = (rule: FieldRule): boolean => !v.is(rule, undefined);
