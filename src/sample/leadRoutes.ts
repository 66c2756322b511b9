import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { checkForm } from '#/features/forms/checkForm.ts';
import { formMessages } from '#/features/forms/formMessages.ts';
import { contactForm, franchiseForm, orderForm } from '#/features/forms/formDefinitions.ts';
import { LEAD_KINDS, type LeadKind, type LeadStore } from './leads.ts';

const MAX_BODY_BYTES = 64 * 1024;

const { contact, franchise, order } = formMessages('en');
const FIELDS = {
  contact: contactForm.fields(contact),
  franchise: franchiseForm.fields(franchise),
  'ready-to-eat': orderForm.fields(order),
} satisfies Record<LeadKind, unknown>;

const refuseLargeBody = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: (c) => c.json({ message: 'The request is larger than 64 KB.' }, 413),
});

const isJson = (c: Context) =>
  /^application\/json\s*(?:;|$)/i.test(c.req.header('Content-Type') ?? '');

/** Adds the three endpoints for leads, which validate with the forms' own rules. */
export function addLeadRoutes(app: Hono, leads: LeadStore) {
  for (const kind of LEAD_KINDS) {
    app.post(`/api/${kind}`, refuseLargeBody, async (c) => {
      if (!isJson(c)) return c.json({ message: 'Send the inquiry as application/json.' }, 415);
      const input: unknown = await c.req.json().catch(() => undefined);
      const { payload, errors } = checkForm(FIELDS[kind], input);
      if (payload) return c.json({ status: 'success', id: leads.add(kind, payload) }, 201);
      const [first] = Object.values(errors);
      return c.json({ message: first ?? 'Send the inquiry as one JSON object.' }, 422);
    });
  }
}
