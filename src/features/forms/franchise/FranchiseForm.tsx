import { MAX_ANSWER_UNITS } from '#/features/forms/rules/fields.ts';
import { franchiseForm, type FranchiseSchema } from './franchiseForm.ts';
import { fieldsOf } from '#/features/forms/fields/fieldsOf.ts';
import LeadForm, { type LeadFormProps } from '#/features/forms/LeadForm.tsx';
import TermsField from '#/features/forms/fields/TermsField.tsx';

const { TextField, TextArea } = fieldsOf<typeof FranchiseSchema>();

const fields = (
  <>
    <TextField name="name" label="Full Name*" isWide autoComplete="name" />
    <TextField
      name="email"
      label="Email Address*"
      hint="The papers come here."
      type="email"
      autoComplete="email"
    />
    <TextField
      name="phone"
      label="Phone Number*"
      hint="We ring once, to answer your questions."
      type="tel"
      autoComplete="tel"
    />
    <TextField name="city" label="City*" autoComplete="address-level2" />
    <TextField
      name="pincode"
      label="Pincode*"
      placeholder="6-digit"
      inputMode="numeric"
      autoComplete="postal-code"
    />
    <TextArea name="address" label="Address*" rows={3} autoComplete="street-address" />
    <TextArea
      name="experience"
      label="Business Experience (optional)"
      rows={4}
      limit={MAX_ANSWER_UNITS}
    />
    <TextArea
      name="interest"
      label="Why are you interested in this franchise?*"
      rows={4}
      limit={MAX_ANSWER_UNITS}
    />
    <TermsField />
  </>
);

/** The franchise inquiry. */
export default function FranchiseForm(props: LeadFormProps) {
  return (
    <LeadForm
      {...props}
      form={franchiseForm}
      fields={fields}
      submitLabel="Request Franchise Information"
    />
  );
}
