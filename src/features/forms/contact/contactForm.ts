import * as v from 'valibot';
import { fieldRules, requiredText } from '#/features/forms/fieldRules.ts';
import type { ContactWords } from '#/features/forms/formWords.ts';

export const contactForm = { id: 'contact-form', path: '/api/contact' };

export function contactSchema(words: ContactWords) {
  const { email, optionalPhone, terms } = fieldRules(words.fields);
  return v.object({
    name: requiredText(words.nameMissing),
    email,
    phone: optionalPhone,
    message: requiredText(words.messageMissing),
    terms,
  });
}

export type ContactSchema = ReturnType<typeof contactSchema>;
