import { FOODS, JOINTS, ROLES, type Food } from './allergenWords.ts';

export type Role = keyof typeof ROLES;

/** Words with one meaning: a food or a role; neither if the word is not known. */
export interface Term {
  food?: Food;
  role?: Role;
}

/** The terms between two separators. */
export interface Part {
  terms: Term[];
  /** Whether an `or` separates it from the part before. */
  isAlternative: boolean;
}

const TOKEN = /[\p{L}\p{M}\p{N}]+|[,;|•·●▪\n/&+।!?…、،]|\.(?!\d)/gu;
const SEPARATOR = /^[^\p{L}\p{M}\p{N}]$/u;
const UNSEEN = /[\p{Cf}'’‘`]/gu;
const NUKTA = /[\u093c\u0abc]/g;
const PLURAL = /(?<=[a-z]{2}[^s])s$/;
const GUJARATI_ENDING = /(?<=..)(?:નો|ની|નું|ના|માં|થી|વાળું|વાળી|વાળો|વાળા)$/;
const NUMBER = /^\p{N}+$/u;
const QUANTITY = /^\d+(?:g|gm|gms|kg|ml|l|pc|pcs)$/;
const MAX_WORDS = 4;

/** The words and separators of a text, with the spellings of a word made alike. */
const tokensOf = (text: string): string[] =>
  (
    text.normalize('NFKC').toLowerCase().replace(UNSEEN, '').replace(NUKTA, '').match(TOKEN) ?? []
  ).map((token) =>
    token.replaceAll('ँ', 'ं').replaceAll('ઁ', 'ં').replace(PLURAL, '').replace(GUJARATI_ENDING, ''),
  );

const keysOf = (names: string) => names.split(/,\s*/).map((name) => tokensOf(name).join(' '));

const ROLE_NAMES = Object.keys(ROLES) as Role[];
const TERMS = new Map<string, Term>([
  ...ROLE_NAMES.flatMap((role) => keysOf(ROLES[role]).map((key) => [key, { role }] as const)),
  ...FOODS.flatMap((food) => keysOf(food.names).map((key) => [key, { food }] as const)),
]);
const OR = new Set(keysOf(JOINTS.or));
const OTHER_JOINTS = new Set(keysOf(JOINTS.other));

function termOf(word: string): Term {
  if (NUMBER.test(word)) return { role: 'small' };
  return QUANTITY.test(word) ? { role: 'feature' } : {};
}

/** Finds the longest known term at the start of `words`. */
function firstTerm(words: readonly string[]): { term: Term; length: number } {
  for (let length = Math.min(MAX_WORDS, words.length); length > 0; length -= 1) {
    const term = TERMS.get(words.slice(0, length).join(' '));
    if (term) return { term, length };
  }
  return { term: termOf(words[0] ?? ''), length: 1 };
}

function readTerms(words: readonly string[]): Term[] {
  const terms: Term[] = [];
  for (let at = 0; at < words.length;) {
    const { term, length } = firstTerm(words.slice(at, at + MAX_WORDS));
    terms.push(term);
    at += length;
  }
  return terms;
}

/** Splits a text at its punctuation and at `and`, `or` and `but` into parts. */
export function splitAllergenText(text: string): Part[] {
  const parts: Part[] = [];
  let words: string[] = [];
  let isAlternative = false;
  const endPart = (isNextAlternative: boolean) => {
    if (words.length > 0) parts.push({ terms: readTerms(words), isAlternative });
    words = [];
    isAlternative = isNextAlternative;
  };
  for (const token of tokensOf(text)) {
    if (OR.has(token)) endPart(true);
    else if (SEPARATOR.test(token) || OTHER_JOINTS.has(token)) endPart(false);
    else words.push(token);
  }
  endPart(false);
  return parts;
}
