import { link as contact } from './pages/contact.ts';

/** The bar at the foot of a phone's screen: three ways to contact the business. */
export const actionBar = {
  label: 'हमसे बात करने के तरीके',
  call: 'फ़ोन करें',
  whatsapp: 'व्हाट्सऐप',
  enquire: 'पूछें',
  /** The form for pages without one of their own. */
  form: `${contact.href}#write`,
  /** The beginning of a message; `subject` is the topic of the page. */
  message: (subject: string) => `नमस्ते, मुझे इस बारे में पूछना है: ${subject}`,
};
