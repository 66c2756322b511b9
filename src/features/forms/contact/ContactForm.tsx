import { contactForm, type ContactSchema } from './contactForm.ts';
import { fieldsOf } from '#/features/forms/fields/fieldsOf.ts';
import LeadForm, { type LeadFormProps } from '#/features/forms/LeadForm.tsx';
import TermsField from '#/features/forms/fields/TermsField.tsx';

const { TextField, TextArea } = fieldsOf<typeof ContactSchema>();

const fields = (
  <>
    <TextField name="name" label="Your Name" isWide autoComplete="name" />
    <TextField
      name="email"
      label="Email Address"
      hint="We reply here."
      type="email"
      autoComplete="email"
    />
    <TextField
      name="phone"
      label="Phone Number"
      hint="Optional: if you would rather we rang."
      type="tel"
      autoComplete="tel"
    />
    <TextArea name="message" label="Message" rows={5} />
    <TermsField />
  </>
);

/** The contact inquiry. */
export default function ContactForm(props: LeadFormProps) {
  return <LeadForm {...props} form={contactForm} fields={fields} submitLabel="Send Message" />;
}
