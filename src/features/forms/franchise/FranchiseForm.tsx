import * as words from '#/copy/forms/franchiseForm.ts';
import { MAX_ANSWER_UNITS } from '#/features/forms/rules/fields.ts';
import { franchiseForm, type FranchiseSchema } from './franchiseForm.ts';
import { fieldsOf } from '#/features/forms/fields/fieldsOf.ts';
import LeadForm, { type LeadFormProps } from '#/features/forms/LeadForm.tsx';
import TermsField from '#/features/forms/fields/TermsField.tsx';

const { TextField, TextArea } = fieldsOf<typeof FranchiseSchema>();

const fields = (
  <>
    <TextField name="name" label={words.name} isWide autoComplete="name" />
    <TextField
      name="email"
      label={words.email}
      hint={words.emailHint}
      type="email"
      autoComplete="email"
    />
    <TextField
      name="phone"
      label={words.phone}
      hint={words.phoneHint}
      type="tel"
      autoComplete="tel"
    />
    <TextField name="city" label={words.city} autoComplete="address-level2" />
    <TextField
      name="pincode"
      label={words.pincode}
      placeholder={words.pincodeForm}
      inputMode="numeric"
      autoComplete="postal-code"
    />
    <TextArea name="address" label={words.address} rows={3} autoComplete="street-address" />
    <TextArea name="experience" label={words.experience} rows={4} limit={MAX_ANSWER_UNITS} />
    <TextArea name="interest" label={words.interest} rows={4} limit={MAX_ANSWER_UNITS} />
    <TermsField />
  </>
);

export default function FranchiseForm(props: LeadFormProps) {
  return <LeadForm {...props} form={franchiseForm} fields={fields} submitLabel={words.submit} />;
}
