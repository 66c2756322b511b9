import * as v from 'valibot';
import {
  fieldRules,
  MAX_TEXT_UNITS,
  notTooLong,
  optionalText,
  requiredText,
} from '#/features/forms/fieldRules.ts';
import { defineForm, personFields, termsField } from '#/features/forms/formDefinition.ts';
import type { FranchiseWords } from '#/features/forms/formWords.ts';

export const franchiseForm = defineForm({
  id: 'franchise-form',
  path: '/api/franchise',
  schema: (words: FranchiseWords) => {
    const { email, phone, pincode, terms } = fieldRules(words.fields);
    return v.object({
      name: requiredText(words.nameMissing),
      email,
      phone: phone(words.phoneMissing),
      city: requiredText(words.cityMissing),
      pincode,
      address: requiredText(words.addressMissing),
      experience: v.pipe(optionalText(), notTooLong(words.experienceTooLong)),
      interest: v.pipe(requiredText(words.interestMissing), notTooLong(words.interestTooLong)),
      terms,
    });
  },
  fields: (words) => ({
    ...personFields(words),
    city: { label: words.city, autoComplete: 'address-level2' },
    pincode: {
      label: words.pincode,
      placeholder: words.pincodeForm,
      inputMode: 'numeric',
      autoComplete: 'postal-code',
    },
    address: { label: words.address, rows: 3, autoComplete: 'street-address' },
    experience: { label: words.experience, rows: 4, limit: MAX_TEXT_UNITS },
    interest: { label: words.interest, rows: 4, limit: MAX_TEXT_UNITS },
    terms: termsField(words),
  }),
});
