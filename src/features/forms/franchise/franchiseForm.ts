import * as v from 'valibot';
import {
  acceptedTerms,
  email,
  MAX_ANSWER_UNITS,
  optionalText,
  phone,
  pincode,
  requiredText,
} from '#/features/forms/rules/fields.ts';
import type { FormDefinition } from '#/features/forms/formDefinition.ts';

export const FranchiseSchema = v.object({
  name: requiredText('Full name is required.'),
  email: email(),
  phone: phone('Phone number is required.'),
  city: requiredText('City is required.'),
  pincode: pincode(),
  address: requiredText('Address is required.'),
  experience: v.pipe(
    optionalText(),
    v.maxLength(MAX_ANSWER_UNITS, 'Experience description must be 500 characters or less.'),
  ),
  interest: v.pipe(
    requiredText('Please explain your interest in the franchise.'),
    v.maxLength(MAX_ANSWER_UNITS, 'Interest description must be 500 characters or less.'),
  ),
  terms: acceptedTerms(),
});

export const franchiseForm: FormDefinition<typeof FranchiseSchema> = {
  id: 'franchise-form',
  path: '/api/franchise',
  schema: FranchiseSchema,
  sent: 'Franchise inquiry sent successfully.',
  failed: 'Failed to send franchise inquiry.',
};
