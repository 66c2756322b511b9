import * as v from 'valibot';
import { acceptedTerms, email, optionalPhone, requiredText } from './fields';
import type { LeadForm } from './leadForm';

export const ContactSchema = v.object({
  name: requiredText('Name is required.'),
  email: email(),
  phone: optionalPhone(),
  message: requiredText('Message is required.'),
  terms: acceptedTerms(),
});

export const contactForm: LeadForm<typeof ContactSchema> = {
  id: 'contact-form',
  path: '/api/contact',
  schema: ContactSchema,
  sent: 'Message sent successfully.',
  failed: 'Failed to send message.',
};
