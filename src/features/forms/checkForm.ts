import * as v from 'valibot';

export type FormSchema = v.ObjectSchema<v.ObjectEntries, undefined>;

/** The payload, or the first message for each wrong field, in the order of the schema. */
type FormCheck<S extends FormSchema> =
  { isValid: true; payload: v.InferOutput<S> } | { isValid: false; errors: Record<string, string> };

/** The message for an empty field, if the form's schema requires it. */
export function missingMessage(schema: FormSchema, name: string): string | undefined {
  const rules = schema.entries[name];
  return rules && v.safeParse(rules, undefined, { abortPipeEarly: true }).issues?.[0].message;
}

/** Validates input: the payload to send, or the errors. */
export function checkForm<S extends FormSchema>(schema: S, input: unknown): FormCheck<S> {
  const result = v.safeParse(schema, input, { abortPipeEarly: true });
  if (result.success) return { isValid: true, payload: result.output };
  const errors: Record<string, string> = {};
  for (const { path, message } of result.issues) {
    const field = path?.[0].key;
    if (typeof field === 'string') errors[field] ??= message;
  }
  return { isValid: false, errors };
}
