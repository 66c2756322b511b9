import { isRecord } from '#/lib/isRecord.ts';

/**
 * The messages of a part of a page, if the business gives the facts that they state. Otherwise those in
 * `general` stand in their place, which are true of any business.
 */
export const forFacts = <Messages extends object>(
  messages: Messages,
  areGiven: unknown,
): Messages =>
  !areGiven && 'general' in messages && isRecord(messages.general)
    ? { ...messages, ...messages.general }
    : messages;
