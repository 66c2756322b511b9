import * as v from 'valibot';
import { acceptedTerms, email, optionalPhone, requiredText } from './fields';

export const ContactSchema = v.object({
  name: requiredText('Name is required.'),
  email: email(),
  phone: optionalPhone(),
  message: requiredText('Message is required.'),
  terms: acceptedTerms(),
});

export type ContactInquiry = v.InferOutput<typeof ContactSchema>;
