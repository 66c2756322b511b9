import { link as contact } from './pages/contact.ts';

/** The bar of every phone's screen: three ways to the business. */
export const actionBar = {
  label: 'Ways to reach us',
  call: 'Call',
  whatsapp: 'WhatsApp',
  enquire: 'Enquire',
  /** The form of pages that have none nearer. */
  form: `${contact.href}#write`,
  /** What a message begins with; `subject` is what the page is about. */
  message: (subject: string) => `Hello, about: ${subject}`,
};
