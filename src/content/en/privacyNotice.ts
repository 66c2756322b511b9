import { business } from '#/config.ts';
import type { PrivacyWords } from '#/content/privacyWords.ts';
import { analytics } from '#/lib/analytics.ts';

const { leadMonths: months } = business;

/** The text of a withdrawal of consent. */
export const withdrawalRequest = 'I withdraw my consent';

export const privacyHeading = 'What becomes of your details';

export const privacy: PrivacyWords = {
  anyForm: 'Each form: name, e-mail and phone.',
  forms: {
    contact: 'Message: your text, to answer you.',
    franchise: 'Franchise: address, experience and reasons, to advise you.',
    order: 'Order: address and packs, to deliver them.',
  },
  advertising: 'Promotional e-mails only if you tick the box.',
  sharing: 'Nobody else gets your details.',
  keeping: months === undefined ? undefined : `We delete them after ${months} months.`,
  tracking: analytics ? undefined : 'No cookies, no trackers.',
  withdrawal: 'To withdraw your consent, or to see, correct or delete your details, tap below.',
  complaints: 'Complaints: to us first, then to the Data Protection Board of India.',
};
