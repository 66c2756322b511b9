import type { CountedText } from '#/lib/fillIn.ts';

const MS_PER_MINUTE = 60_000;
const MINUTES_PER_HOUR = 60;
const MINUTES_PER_DAY = 24 * MINUTES_PER_HOUR;

/** `5 minutes ago` and the like, in the page's language. */
export type AgeMessages = Readonly<Record<'minute' | 'hour' | 'day', CountedText>>;

/** Not `fillCount`: what islands use as well would be a file that the page asks for. */
const count = (texts: CountedText, amount: number) => {
  const form = new Intl.PluralRules(document.documentElement.lang).select(amount);
  return (texts[form] ?? texts.other).replace('{count}', String(amount));
};

/** How long ago a moment was, `5 minutes ago` and at least one; `undefined` if it is in the future or unreadable. */
export function describeAge(
  moment: string,
  now: number,
  messages: AgeMessages,
): string | undefined {
  const minutes = Math.floor((now - Date.parse(moment)) / MS_PER_MINUTE);
  if (!(minutes >= 0)) return undefined;
  if (minutes < MINUTES_PER_HOUR) return count(messages.minute, Math.max(1, minutes));
  if (minutes < MINUTES_PER_DAY)
    return count(messages.hour, Math.floor(minutes / MINUTES_PER_HOUR));
  return count(messages.day, Math.floor(minutes / MINUTES_PER_DAY));
}
