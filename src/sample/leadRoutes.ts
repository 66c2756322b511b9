import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { checkForm } from '#/features/forms/formDefinition.ts';
import { contactForm } from '#/features/forms/contact/contactForm.ts';
import { franchiseForm } from '#/features/forms/franchise/franchiseForm.ts';
import { orderForm } from '#/features/forms/order/orderForm.ts';
import { contactWords, franchiseWords, orderWords } from '#/features/forms/formWords.ts';
import { LEAD_KINDS, type LeadKind, type LeadStore } from './leads.ts';

const MAX_BODY_BYTES = 64 * 1024;

const SCHEMAS = {
  contact: contactForm.schema(contactWords('en')),
  franchise: franchiseForm.schema(franchiseWords('en')),
  'ready-to-eat': orderForm.schema(orderWords('en')),
} satisfies Record<LeadKind, unknown>;

const refuseLargeBody = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: (c) => c.json({ message: 'The request is larger than 64 KB.' }, 413),
});

const isJson = (c: Context) =>
  /^application\/json\s*(?:;|$)/i.test(c.req.header('Content-Type') ?? '');

/** Adds the three endpoints for leads, which validate with the forms' own schemas. */
export function addLeadRoutes(app: Hono, leads: LeadStore) {
  for (const kind of LEAD_KINDS) {
    app.post(`/api/${kind}`, refuseLargeBody, async (c) => {
      if (!isJson(c)) return c.json({ message: 'Send the inquiry as application/json.' }, 415);
      const input: unknown = await c.req.json().catch(() => undefined);
      const check = checkForm(SCHEMAS[kind], input);
      if (!check.isValid) {
        const [message = 'Send the inquiry as one JSON object.'] = Object.values(check.errors);
        return c.json({ message }, 422);
      }
      return c.json({ status: 'success', id: leads.add(kind, check.payload) }, 201);
    });
  }
}
