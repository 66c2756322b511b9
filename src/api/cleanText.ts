import { trimUnseen, truncateCharacters } from '#/lib/text.ts';
import { describeValue } from './failure.ts';
import type { Tell } from './notes.ts';
import { listOf, parseListText, parseStructure } from './parseListText.ts';
import { holdsHtml, plainText } from './plainText.ts';
import { languagesIn } from './translations.ts';

const MAX_TEXT_LENGTH = 20_000;
/** Tags and entities make a source longer than its text; what exceeds this is not even parsed. */
const MAX_SOURCE_LENGTH = 10 * MAX_TEXT_LENGTH;
const MAX_NESTING = 20;

/** Control characters and noncharacters, which XML does not allow. */
const UNPRINTABLE = /[^\P{Cc}\n\t]|\p{Noncharacter_Code_Point}/gu;

/** Makes any text, HTML or not, plain text with `\n` line breaks, safe for every page. */
const cleanText = (text: string): string =>
  trimUnseen(plainText(text.toWellFormed().replace(/\r\n?/g, '\n')).replace(UNPRINTABLE, ''));

/** Makes a text plain and short enough, and reports what an editor should know about it. */
function toPlainText(value: string, field: string, tell: Tell): unknown {
  const structure = parseStructure(value); // a list may be longer than a text
  if (structure !== undefined) {
    const plain = withPlainTexts(structure, field, tell);
    // Only the field knows whether this is a list or a title such as `[2024]`.
    return Array.isArray(plain) ? JSON.stringify(plain) : plain;
  }
  const text = cleanText(value.slice(0, MAX_SOURCE_LENGTH));
  const found = (html: string) => `${field} expected plain text, found ${describeValue(html)}`;
  if (holdsHtml(value)) tell(`HTML in ${field}`, `${found(value)}; only its words are shown`);
  else if (holdsHtml(text)) tell(`escaped HTML in ${field}`, `${found(text)}; its tags are shown`);
  if (text.includes('\ufffd'))
    tell(
      `${field} has undecodable characters (U+FFFD); the API must send UTF-8, or name its charset`,
    );
  if (text.length <= MAX_TEXT_LENGTH) return text;
  tell(`${field} truncated to ${MAX_TEXT_LENGTH} characters`);
  return truncateCharacters(text, MAX_TEXT_LENGTH);
}

/**
 * Copies a field: its texts become plain text of at most 20,000 characters, and objects with number keys
 * become lists. Nested items stay, because they are read separately.
 */
function withPlainTexts(value: unknown, field: string, tell: Tell): unknown {
  if (typeof value === 'string') return toPlainText(value, field, tell);
  const list = listOf(value) ?? languagesIn(value);
  if (Array.isArray(list)) return list.map((child) => withPlainTexts(child, field, tell));
  if (!list) return value;
  return Object.fromEntries(
    Object.entries(list).map(([key, child]) => [key, withPlainTexts(child, field, tell)]),
  );
}

/** Whether lists and objects are nested more than `levels` deep, including lists in JSON strings. */
function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value === 'string') return isDeeperThan(parseListText(value), levels);
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((child) => isDeeperThan(child, levels - 1));
}

/** Replaces a value that is nested too deep: no field can read it, and none takes it for missing. */
const UNREADABLE = {};

/** Copies a field with plain texts. */
export const plainField = (field: string, value: unknown, tell: Tell): unknown =>
  isDeeperThan(value, MAX_NESTING - 1) ? UNREADABLE : withPlainTexts(value, field, tell);
