import * as v from 'valibot';
import * as words from '#/copy/forms/franchiseForm.ts';
import {
  acceptedTerms,
  email,
  notTooLong,
  optionalText,
  phone,
  pincode,
  requiredText,
} from '#/features/forms/rules/fields.ts';
import type { FormDefinition } from '#/features/forms/formDefinition.ts';

export const FranchiseSchema = v.object({
  name: requiredText(words.nameMissing),
  email: email(),
  phone: phone(words.phoneMissing),
  city: requiredText(words.cityMissing),
  pincode: pincode(),
  address: requiredText(words.addressMissing),
  experience: v.pipe(optionalText(), notTooLong(words.experienceTooLong)),
  interest: v.pipe(requiredText(words.interestMissing), notTooLong(words.interestTooLong)),
  terms: acceptedTerms(),
});

export const franchiseForm: FormDefinition<typeof FranchiseSchema> = {
  id: 'franchise-form',
  path: '/api/franchise',
  schema: FranchiseSchema,
  sent: words.sent,
  failed: words.failed,
};
