import { link as contact } from './pages/contact.ts';

/** The bar at the foot of a phone's screen: three ways to contact the business. */
export const actionBar = {
  label: 'Ways to reach us',
  call: 'Call',
  whatsapp: 'WhatsApp',
  enquire: 'Enquire',
  /** The form for pages without one of their own. */
  form: `${contact.href}#write`,
  /** The beginning of a message; `subject` is the topic of the page. */
  message: (subject: string) => `Hello, about: ${subject}`,
};
