import { isRecord } from '#/lib/isRecord.ts';

/** Returns messages that state facts of the business, or the `general` messages if it lacks these facts. */
export const forFacts = <Messages extends object>(
  messages: Messages,
  areGiven: unknown,
): Messages =>
  !areGiven && 'general' in messages && isRecord(messages.general)
    ? { ...messages, ...messages.general }
    : messages;
