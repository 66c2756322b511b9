import type { ContactWords } from '#/features/forms/formWords.ts';
import { asIsland } from '#/features/hydration/asIsland.tsx';
import { contactForm, contactSchema, type ContactSchema } from './contactForm.ts';
import { fieldsOf } from '#/features/forms/fields/fieldsOf.ts';
import LeadForm, { type LeadFormProps } from '#/features/forms/LeadForm.tsx';
import TermsField from '#/features/forms/fields/TermsField.tsx';

const { TextField, TextArea } = fieldsOf<ContactSchema>();

const fieldsIn = (words: ContactWords) => (
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

function ContactForm(props: LeadFormProps<ContactWords>) {
  const { words } = props;
  return (
    <LeadForm
      {...props}
      form={contactForm}
      schema={contactSchema(words)}
      fields={fieldsIn(words)}
    />
  );
}

export default asIsland(ContactForm);
