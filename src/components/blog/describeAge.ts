import { fillCount, type CountedText } from '#/lib/fillIn.ts';

const MS_PER_MINUTE = 60_000;
const MINUTES_PER_HOUR = 60;
const MINUTES_PER_DAY = 24 * MINUTES_PER_HOUR;

/** `5 minutes ago` and the like, in the page's language. */
export type AgeWords = Readonly<Record<'minute' | 'hour' | 'day', CountedText>>;

/** How long ago a moment was, `5 minutes ago`; `undefined` if it is in the future or unreadable. */
export function describeAge(moment: string, now: number, words: AgeWords): string | undefined {
  const minutes = Math.floor((now - Date.parse(moment)) / MS_PER_MINUTE);
  if (!(minutes >= 0)) return undefined;
  const { lang } = document.documentElement;
  if (minutes < MINUTES_PER_HOUR) return fillCount(lang, words.minute, minutes);
  if (minutes < MINUTES_PER_DAY)
    return fillCount(lang, words.hour, Math.floor(minutes / MINUTES_PER_HOUR));
  return fillCount(lang, words.day, Math.floor(minutes / MINUTES_PER_DAY));
}
