import * as v from 'valibot';
import { fieldRules, requiredText } from '#/features/forms/fieldRules.ts';
import { defineForm, personFields, termsField } from '#/features/forms/formDefinition.ts';
import type { ContactWords } from '#/features/forms/formWords.ts';

export const contactForm = defineForm({
  id: 'contact-form',
  path: '/api/contact',
  schema: (words: ContactWords) => {
    const { email, optionalPhone, terms } = fieldRules(words.fields);
    return v.object({
      name: requiredText(words.nameMissing),
      email,
      phone: optionalPhone,
      message: requiredText(words.messageMissing),
      terms,
    });
  },
  fields: (words) => ({
    ...personFields(words),
    message: { label: words.message, rows: 5 },
    terms: termsField(words),
  }),
});
