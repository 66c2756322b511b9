import { cutCharacters } from '~/lib/cutCharacters';
import { isRecord } from '~/lib/isRecord';
import { parseListText } from './parseListText';

export const MAX_TEXT_LENGTH = 20_000;

function cutLongText(value: string, path: string, onCut: (path: string) => void): unknown {
  if (value.length <= MAX_TEXT_LENGTH) return value;
  const list = parseListText(value); // no text, however long it is
  if (list !== undefined) return cutTexts(list, path, onCut);
  onCut(path);
  return cutCharacters(value, MAX_TEXT_LENGTH);
}

/** A copy of an item whose longer texts are cut to 20,000 characters; `onCut` hears their paths. */
export const cutRecord = (
  record: Record<string, unknown>,
  path: string,
  onCut: (path: string) => void,
) =>
  Object.fromEntries(
    Object.entries(record).map(([key, child]) => [
      key,
      cutTexts(child, path ? `${path}.${key}` : key, onCut),
    ]),
  );

function cutTexts(value: unknown, path: string, onCut: (path: string) => void): unknown {
  if (typeof value === 'string') return cutLongText(value, path, onCut);
  if (Array.isArray(value))
    return value.map((child, at) => cutTexts(child, `${path}.${at}`, onCut));
  return isRecord(value) ? cutRecord(value, path, onCut) : value;
}
