import * as v from 'valibot';
import {
  acceptedTerms,
  email,
  optionalPhone,
  requiredText,
} from '#/features/forms/rules/fields.ts';
import type { FormDefinition } from '#/features/forms/formDefinition.ts';

export const ContactSchema = v.object({
  name: requiredText('Name is required.'),
  email: email(),
  phone: optionalPhone(),
  message: requiredText('Message is required.'),
  terms: acceptedTerms(),
});

export const contactForm: FormDefinition<typeof ContactSchema> = {
  id: 'contact-form',
  path: '/api/contact',
  schema: ContactSchema,
  sent: 'Message sent successfully.',
  failed: 'Failed to send message.',
};
