import { link as contact } from './pages/contact.ts';

/** The bar of every phone's screen: three ways to the business. */
export const actionBar = {
  label: 'हमसे बात करने के तरीके',
  call: 'फ़ोन करें',
  whatsapp: 'व्हाट्सऐप',
  enquire: 'पूछें',
  /** The form of pages that have none nearer. */
  form: `${contact.href}#write`,
  /** What a message begins with; `subject` is what the page is about. */
  message: (subject: string) => `नमस्ते, मुझे इस बारे में पूछना है: ${subject}`,
};
