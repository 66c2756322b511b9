import * as words from '#/copy/forms/contactForm.ts';
import { contactForm, type ContactSchema } from './contactForm.ts';
import { fieldsOf } from '#/features/forms/fields/fieldsOf.ts';
import LeadForm, { type LeadFormProps } from '#/features/forms/LeadForm.tsx';
import TermsField from '#/features/forms/fields/TermsField.tsx';

const { TextField, TextArea } = fieldsOf<typeof ContactSchema>();

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
    <TextArea name="message" label={words.message} rows={5} />
    <TermsField />
  </>
);

export default function ContactForm(props: LeadFormProps) {
  return <LeadForm {...props} form={contactForm} fields={fields} submitLabel={words.submit} />;
}
