import { normalizePhone, withAsciiDigits } from './phoneNumber.ts';

/** A chat link has a whole number without its plus; other addresses have digits that are no number. */
const CHAT = /\S*(?:wa\.me\/|[?&]phone=)\+?(?=\d)/gi;
const ADDRESS = /\S+(?::\/\/|@)\S*/g;

const HOUR = String.raw`(?:[01]?\d|2[0-4])(?:[:.][0-5]\d)?\s*(?:[ap]\.?m\b\.?)?`;
const HOURS = new RegExp(
  [
    String.raw`(?<![\d+.-])${HOUR}\s*(?:-|–|—|to|થી|से)\s*${HOUR}(?!\d|[.-]\d)`, // 10-7, 10 to 7
    String.raw`\b\d{1,2}(?:[:.]\d\d)?\s*(?:[ap]\.?m\b|hours?|hrs|વાગ્યે|કલાક|बजे|घंटे)`, // 10 am
    String.raw`\b\d{1,2}:\d\d`,
    String.raw`\b24\s*[×*/]\s*7`,
    String.raw`\b\d{1,2}(?=\p{L})`, // 24x7, 2nd
  ].join('|'),
  'giu',
);

/** Digits and the signs between them; brackets only round the first digits and those after a country code. */
const RUN = /\(?\+?\d{1,5}\)?[ .-]*(?:\(\d{1,5}\)[ .-]*)?(?:\d[ .-]*)*/g;

/** Numbers of all countries with a plus or `00`; of ten digits, with or without a `0`; toll-free ones. */
const WHOLE =
  /^(?:(?:\+|00)(?!91)[1-9]\d{7,13}|(?:\+|00)?91[1-9]\d{9}|0?[1-9]\d{9}|0\d{9}|1\d{10})$/;

/** A longer text is not read: what it says is hardly certain, and to try all of it takes too long. */
const MAX_LENGTH = 200;

/** The number that a run of digits begins with; if nothing but other whole numbers follow. */
function firstNumber(run: string): string | undefined {
  const number = normalizePhone(run);
  if (WHOLE.test(number)) return number;
  const groups = run.split(/[ .-]+/).filter(Boolean);
  for (let count = 1; count < groups.length; count += 1) {
    const first = normalizePhone(groups.slice(0, count).join(' '));
    if (WHOLE.test(first) && firstNumber(groups.slice(count).join(' '))) return first;
  }
  return undefined;
}

/**
 * The number to dial: the first whole number of a text, without hours, extensions and further numbers;
 * `undefined` if that is not certain.
 *
 * @example dialledNumber('Mob: 50000 01001 / 02 (10-7)') // '5000001001'
 */
export function dialledNumber(written: string): string | undefined {
  if (written.length > MAX_LENGTH) return undefined;
  const text = withAsciiDigits(written.normalize('NFKC'))
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/[^\S\n]/gu, ' ')
    .replace(CHAT, '|+')
    .replace(ADDRESS, '|')
    .replace(HOURS, '|');
  const runs = text.match(RUN) ?? [];
  return runs.map(firstNumber).find((number) => number !== undefined);
}
