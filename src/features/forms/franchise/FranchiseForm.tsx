import { MAX_ANSWER_UNITS } from '#/features/forms/fieldRules.ts';
import type { FranchiseWords } from '#/features/forms/formWords.ts';
import { asIsland } from '#/features/hydration/asIsland.tsx';
import { franchiseForm, franchiseSchema, type FranchiseSchema } from './franchiseForm.ts';
import { fieldsOf } from '#/features/forms/fields/fieldsOf.ts';
import LeadForm, { type LeadFormProps } from '#/features/forms/LeadForm.tsx';
import TermsField from '#/features/forms/fields/TermsField.tsx';

const { TextField, TextArea } = fieldsOf<FranchiseSchema>();

const fieldsIn = (words: FranchiseWords) => (
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

function FranchiseForm(props: LeadFormProps<FranchiseWords>) {
  const { words } = props;
  return (
    <LeadForm
      {...props}
      form={franchiseForm}
      schema={franchiseSchema(words)}
      fields={fieldsIn(words)}
    />
  );
}

export default asIsland(FranchiseForm);
