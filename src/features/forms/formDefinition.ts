import type { FormSchema } from './checkForm.ts';

/** One form: its rules, where it goes, and what it says of how that went. */
export interface FormDefinition<S extends FormSchema = FormSchema> {
  /** The id of its element; it starts the ids of its fields and names its draft. */
  id: string;
  /** What stands after the API's own address where it is sent to, from `/api/` on. */
  path: string;
  schema: S;
  sent: string;
  /** Shown where the server gives no reason of its own. */
  failed: string;
}
