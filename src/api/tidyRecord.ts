import { truncateCharacters } from '#/lib/truncateCharacters.ts';
import { isRecord } from '#/lib/isRecord.ts';
import { parseListText } from './parseListText.ts';
import { holdsHtml, plainText } from './plainText.ts';

export const MAX_TEXT_LENGTH = 20_000;

/** What was done to a text: `html`: its words were taken; `length`: it was truncated. */
export type TidiedFor = 'html' | 'length';

/** Hears where a text was tidied, `faqs.0.answer`, why, and what it was. */
type OnTidied = (path: string, why: TidiedFor, text: string) => void;

function tidyText(value: string, path: string, onTidied: OnTidied): unknown {
  const isHtml = holdsHtml(value);
  if (!isHtml && value.length <= MAX_TEXT_LENGTH) return value;
  const list = parseListText(value); // no text, however long it is
  if (list !== undefined) return tidy(list, path, onTidied);
  if (isHtml) onTidied(path, 'html', value);
  const text = isHtml ? plainText(value) : value;
  if (text.length <= MAX_TEXT_LENGTH) return text;
  onTidied(path, 'length', text);
  return truncateCharacters(text, MAX_TEXT_LENGTH);
}

/** A copy of an item whose texts hold words in place of HTML and at most 20,000 characters. */
export const tidyRecord = (record: Record<string, unknown>, onTidied: OnTidied, path = '') =>
  Object.fromEntries(
    Object.entries(record).map(([key, child]) => [
      key,
      tidy(child, path ? `${path}.${key}` : key, onTidied),
    ]),
  );

function tidy(value: unknown, path: string, onTidied: OnTidied): unknown {
  if (typeof value === 'string') return tidyText(value, path, onTidied);
  if (Array.isArray(value)) return value.map((child, at) => tidy(child, `${path}.${at}`, onTidied));
  return isRecord(value) ? tidyRecord(value, onTidied, path) : value;
}
