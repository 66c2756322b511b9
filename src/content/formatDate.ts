import { business } from '#/config.ts';
import { language } from '#/copy/language.ts';

const format = new Intl.DateTimeFormat(language.tag, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: business.timeZone,
});

/** The date of a moment in the business's time zone: `23 April 2026`. */
export const formatDate = (moment: string) => format.format(new Date(moment));
