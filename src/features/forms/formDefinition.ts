import type { FormSchema } from './checkForm.ts';

/** One form: its rules, its endpoint, and its messages on the result. */
export interface FormDefinition<S extends FormSchema = FormSchema> {
  /** The form element's id; the ids of its fields start with it, and it names the draft. */
  id: string;
  /** The path of its endpoint, from `/api/` on. */
  path: string;
  schema: S;
  sent: string;
  /** Shown if the server gives no reason. */
  failed: string;
}
