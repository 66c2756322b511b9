import * as v from 'valibot';
import { fieldRules, notTooLong, optionalText, requiredText } from '#/features/forms/fieldRules.ts';
import type { FranchiseWords } from '#/features/forms/formWords.ts';

export const franchiseForm = { id: 'franchise-form', path: '/api/franchise' };

export function franchiseSchema(words: FranchiseWords) {
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
}

export type FranchiseSchema = ReturnType<typeof franchiseSchema>;
