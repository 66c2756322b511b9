import { isRecord } from '#/lib/isRecord.ts';

/**
 * The messages of a part of a page, if the business gives the facts that they state. Otherwise those in
 * `general` stand in their place, which are true of any business; also in place of a message that is empty,
 * because its fact has no translation.
 */
export function forFacts<Messages extends object>(messages: Messages, areGiven: unknown): Messages {
  const general = 'general' in messages && isRecord(messages.general) ? messages.general : {};
  const own = Object.entries(messages).filter(([, text]) => areGiven && text !== '');
  return { ...messages, ...general, ...Object.fromEntries(own) };
}
