import type { OrderWords } from '#/features/forms/formWords.ts';
import { asIsland } from '#/features/hydration/asIsland.tsx';
import { orderForm, orderSchema, type OrderSchema } from './orderForm.ts';
import { fieldsOf } from '#/features/forms/fields/fieldsOf.ts';
import LeadForm, { type LeadFormProps } from '#/features/forms/LeadForm.tsx';

const { TextField, TextArea } = fieldsOf<OrderSchema>();

const fieldsIn = (words: OrderWords) => (
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

function OrderForm(props: LeadFormProps<OrderWords>) {
  const { words } = props;
  return (
    <LeadForm {...props} form={orderForm} schema={orderSchema(words)} fields={fieldsIn(words)} />
  );
}

export default asIsland(OrderForm);
