import { isRecord } from '#/lib/isRecord.ts';

/**
 * Returns messages that state facts of the business, or the `general` messages if it lacks these facts. A general
 * message also replaces one that is empty because its fact has no translation.
 */
export function forFacts<Messages extends object>(messages: Messages, areGiven: unknown): Messages {
  const general = 'general' in messages && isRecord(messages.general) ? messages.general : {};
  const own = Object.entries(messages).filter(([, text]) => areGiven && text !== '');
  return { ...messages, ...general, ...Object.fromEntries(own) };
}
