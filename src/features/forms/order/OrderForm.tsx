import * as words from '#/copy/forms/orderForm.ts';
import { orderForm, type OrderSchema } from './orderForm.ts';
import { fieldsOf } from '#/features/forms/fields/fieldsOf.ts';
import LeadForm, { type LeadFormProps } from '#/features/forms/LeadForm.tsx';

const { TextField, TextArea } = fieldsOf<typeof OrderSchema>();

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
    <TextArea name="address" label={words.address} rows={3} autoComplete="street-address" />
    <TextArea name="description" label={words.description} hint={words.descriptionHint} rows={4} />
  </>
);

export default function OrderForm(props: LeadFormProps) {
  return <LeadForm {...props} form={orderForm} fields={fields} submitLabel={words.submit} />;
}
