import { orderForm, type OrderSchema } from './orderForm.ts';
import { fieldsOf } from '#/features/forms/fields/fieldsOf.ts';
import LeadForm, { type LeadFormProps } from '#/features/forms/LeadForm.tsx';

const { TextField, TextArea } = fieldsOf<typeof OrderSchema>();

const fields = (
  <>
    <TextField name="name" label="Your Name" isWide autoComplete="name" />
    <TextField
      name="email"
      label="Email Address"
      hint="The confirmation comes here."
      type="email"
      autoComplete="email"
    />
    <TextField
      name="phone"
      label="Phone Number"
      hint="We ring to confirm packs and price."
      type="tel"
      autoComplete="tel"
    />
    <TextArea name="address" label="Address" rows={3} autoComplete="street-address" />
    <TextArea
      name="description"
      label="Description"
      hint="Which packs, how many, by when."
      rows={4}
    />
  </>
);

/** The ready-to-eat order. */
export default function OrderForm(props: LeadFormProps) {
  return <LeadForm {...props} form={orderForm} fields={fields} submitLabel="Submit Order" />;
}
