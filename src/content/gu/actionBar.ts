import { link as contact } from './pages/contact.ts';

/** The bar of every phone's screen: three ways to the business. */
export const actionBar = {
  label: 'અમારો સંપર્ક',
  call: 'ફોન',
  whatsapp: 'વોટ્સઍપ',
  enquire: 'પૂછપરછ',
  /** The form of pages that have none nearer. */
  form: `${contact.href}#write`,
  /** What a message begins with; `subject` is what the page is about. */
  message: (subject: string) => `નમસ્તે, મારે પૂછવું છે: ${subject}`,
};
