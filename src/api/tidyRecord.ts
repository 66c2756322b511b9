import { truncateCharacters } from '#/lib/truncateCharacters.ts';
import { isRecord } from '#/lib/isRecord.ts';
import { parseListText } from './parseListText.ts';
import { holdsHtml, plainText } from './plainText.ts';

export const MAX_TEXT_LENGTH = 20_000;

/** Why a text was changed: `html`: its tags were removed; `length`: it was truncated. */
export type TidiedFor = 'html' | 'length';

/** Called for each changed text with its path, such as `faqs.0.answer`, the reason, and the original. */
type OnTidied = (path: string, why: TidiedFor, text: string) => void;

function tidyText(value: string, path: string, onTidied: OnTidied): unknown {
  const isHtml = holdsHtml(value);
  if (!isHtml && value.length <= MAX_TEXT_LENGTH) return value;
  const list = parseListText(value); // a JSON list is not a text, so its length does not matter
  if (list !== undefined) return tidy(list, path, onTidied);
  if (isHtml) onTidied(path, 'html', value);
  const text = isHtml ? plainText(value) : value;
  if (text.length <= MAX_TEXT_LENGTH) return text;
  onTidied(path, 'length', text);
  return truncateCharacters(text, MAX_TEXT_LENGTH);
}

/** Copies an item; its texts become plain text of at most 20,000 characters. */
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
