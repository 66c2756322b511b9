import { orderForm } from '~/forms/orderForm';
import LeadForm, { type LeadFormProps } from './fields/LeadForm';
import TextArea from './fields/TextArea';
import TextField from './fields/TextField';

const fields = (
  <>
    <TextField name="name" label="Your Name" isRequired isWide autoComplete="name" />
    <TextField
      name="email"
      label="Email Address"
      hint="The confirmation comes here."
      isRequired
      type="email"
      autoComplete="email"
    />
    <TextField
      name="phone"
      label="Phone Number"
      hint="We ring to confirm packs and price."
      isRequired
      type="tel"
      autoComplete="tel"
    />
    <TextArea name="address" label="Address" isRequired rows={3} autoComplete="street-address" />
    <TextArea
      name="description"
      label="Description"
      hint="Which packs, how many, by when."
      isRequired
      rows={4}
    />
  </>
);

/** The ready-to-eat order. */
export default function OrderForm(props: LeadFormProps) {
  return <LeadForm {...props} form={orderForm} fields={fields} submitLabel="Submit Order" />;
}
