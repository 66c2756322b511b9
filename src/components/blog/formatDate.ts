import { business } from '#/business/business.ts';
import { formatTagOf, type Locale } from '#/messages/languages.ts';

/** Formats the date of a moment in the business's time zone: `23 April 2026`. */
export const formatDate = (locale: Locale, moment: string) =>
  new Intl.DateTimeFormat(formatTagOf(locale), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: business.timeZone,
  }).format(new Date(moment));
