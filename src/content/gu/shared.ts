import { business } from '#/config.ts';

/** Spec, section 9. */
export const replyPromise = () =>
  business.reply && `તમારા દરેક સવાલનો જવાબ ${business.reply.time}માં.`;

export const feedTitle = () => `${business.name} બ્લોગ`;

export const footer = { brochure: 'બ્રોશર ડાઉનલોડ કરો', credit: 'વેબસાઇટ બનાવનાર' };

export const businessHours = 'કામકાજનો સમય';

export const menuByCategory = 'વિભાગ પ્રમાણે મેનુ';

export const portraitOf = (name: string) => `${name}નો ફોટો`;

export const breadcrumb = 'તમે અહીં છો';

export const pagination = {
  label: 'પાનાં',
  previous: 'પાછલું પાનું',
  next: 'પછીનું પાનું',
  pageNumber: (number: number) => `પાનું ${number}`,
};

export const slider = {
  role: 'સ્લાઇડ શો',
  pause: 'સ્લાઇડ અટકાવો',
  previous: 'પાછલી સ્લાઇડ',
  next: 'પછીની સ્લાઇડ',
  slideNumber: (number: number, count: number) => `${count}માંથી સ્લાઇડ ${number}`,
};

export const skipLink = 'સીધા લખાણ પર જાઓ';

export const playVideo = 'વિડિયો ચલાવો:';
export const opensNewTab = '(નવી ટૅબમાં ખૂલે છે)';

/** On the button while the slides are paused. */
export const playSlides = 'સ્લાઇડ ચલાવો';

/** The cuisine, for search engines. */
export const cuisine = 'ગુજરાતી';
