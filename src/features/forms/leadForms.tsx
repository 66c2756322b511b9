import { asIsland } from '#/features/hydration/asIsland.tsx';
import { contactForm } from './contact/contactForm.ts';
import type { FormDefinition, LeadWords } from './formDefinition.ts';
import { franchiseForm } from './franchise/franchiseForm.ts';
import LeadForm from './LeadForm.tsx';
import type { LeadFormProps } from './leadFormProps.ts';
import { orderForm } from './order/orderForm.ts';

const islandOf = <Words extends LeadWords>(form: FormDefinition<Words>) =>
  asIsland((props: LeadFormProps<Words>) => <LeadForm {...props} form={form} />);

// All three in one file: in separate files their shared parts would need one more, and one more round trip.
export const ContactForm = islandOf(contactForm);
export const FranchiseForm = islandOf(franchiseForm);
export const OrderForm = islandOf(orderForm);
