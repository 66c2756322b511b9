import { business } from '#/config.ts';

/** Spec, section 9. */
export const replyPromise = () => business.reply && `हर सवाल का जवाब ${business.reply.time} के अंदर।`;

export const feedTitle = () => `${business.name} का ब्लॉग`;

export const footer = { brochure: 'ब्रोशर डाउनलोड करें', credit: 'वेबसाइट:' };

export const businessHours = 'कामकाज का समय';

export const menuByCategory = 'श्रेणी के हिसाब से मेन्यू';

export const portraitOf = (name: string) => `${name} की तस्वीर`;

export const breadcrumb = 'आप यहाँ हैं';

export const pagination = {
  label: 'पेज',
  previous: 'पिछला पेज',
  next: 'अगला पेज',
  pageNumber: (number: number) => `पेज ${number}`,
};

export const slider = {
  role: 'स्लाइड शो',
  pause: 'स्लाइड रोकें',
  previous: 'पिछली स्लाइड',
  next: 'अगली स्लाइड',
  slideNumber: (number: number, count: number) => `${count} में से स्लाइड ${number}`,
};

export const skipLink = 'सीधे मुख्य भाग पर जाएँ';

export const playVideo = 'वीडियो चलाएँ:';
export const opensNewTab = '(नए टैब में खुलता है)';

/** On the button while the slides are paused. */
export const playSlides = 'स्लाइड चलाएँ';

/** The cuisine, for search engines. */
export const cuisine = 'गुजराती';
