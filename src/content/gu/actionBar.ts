import { link as contact } from './pages/contact.ts';

/** The bar at the foot of a phone's screen: three ways to contact the business. */
export const actionBar = {
  label: 'અમારો સંપર્ક',
  call: 'ફોન',
  whatsapp: 'વોટ્સઍપ',
  enquire: 'પૂછપરછ',
  /** The form for pages without one of their own. */
  form: `${contact.href}#write`,
  /** The beginning of a message; `subject` is the topic of the page. */
  message: (subject: string) => `નમસ્તે, મારે પૂછવું છે: ${subject}`,
};
