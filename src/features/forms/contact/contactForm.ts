import * as v from 'valibot';
import * as words from '#/copy/forms/contactForm.ts';
import {
  acceptedTerms,
  email,
  optionalPhone,
  requiredText,
} from '#/features/forms/rules/fields.ts';
import type { FormDefinition } from '#/features/forms/formDefinition.ts';

export const ContactSchema = v.object({
  name: requiredText(words.nameMissing),
  email: email(),
  phone: optionalPhone(),
  message: requiredText(words.messageMissing),
  terms: acceptedTerms(),
});

export const contactForm: FormDefinition<typeof ContactSchema> = {
  id: 'contact-form',
  path: '/api/contact',
  schema: ContactSchema,
  sent: words.sent,
  failed: words.failed,
};
