import { contactForm } from '~/forms/contactForm';
import LeadForm, { type LeadFormProps } from './fields/LeadForm';
import TermsField from './fields/TermsField';
import TextArea from './fields/TextArea';
import TextField from './fields/TextField';

const fields = (
  <>
    <TextField name="name" label="Your Name" isRequired isWide autoComplete="name" />
    <TextField
      name="email"
      label="Email Address"
      hint="We reply here."
      isRequired
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
    <TextArea name="message" label="Message" isRequired rows={5} />
    <TermsField />
  </>
);

/** The contact inquiry. */
export default function ContactForm(props: LeadFormProps) {
  return <LeadForm {...props} form={contactForm} fields={fields} submitLabel="Send Message" />;
}
