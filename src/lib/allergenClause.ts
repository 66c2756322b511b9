import type { Food } from './allergenWords.ts';
import type { Role, Term } from './splitAllergenText.ts';

export type Mode = 'contains' | 'mayContain';

/** Part of a sentence, from one opening (`contains`, `may contain`) to the next. */
export interface Segment {
  opening?: Role | undefined;
  terms: Term[];
  /** Whether the opening is denied: `does not contain`. */
  isDenied: boolean;
  /** Whether the sentence says `may not contain` or the like, which is no denial. */
  isVague: boolean;
}

const OPENINGS: Partial<Record<Role, Mode>> = {
  contains: 'contains',
  has: 'contains',
  mayContain: 'mayContain',
  may: 'mayContain',
};
const MARKS: Partial<Record<Role, Mode>> = {
  trace: 'mayContain',
  place: 'mayContain',
  states: 'contains',
  is: 'contains',
};
/** Roles that make a statement only of a part that names a food. */
const WEAK: readonly (Role | undefined)[] = ['has', 'may', 'is', 'place'];

const weigh = (terms: readonly Term[]): Term[] =>
  terms.some(({ food }) => food)
    ? [...terms]
    : terms.map((term) => (WEAK.includes(term.role) ? { role: 'small' } : term));

/** Splits the terms of a part at its openings; a denial before an opening belongs to it. */
export function splitSegments(terms: readonly Term[]): Segment[] {
  let segment: Segment = { terms: [], isDenied: false, isVague: false };
  const segments = [segment];
  for (const term of weigh(terms)) {
    const { role } = term;
    const isDoubt =
      role && MARKS[role] === 'mayContain' && segment.opening && segment.opening !== 'has';
    if (!role || !(OPENINGS[role] || isDoubt)) {
      segment.terms.push(term);
      continue;
    }
    const isDenied = segment.terms.at(-1)?.role === 'no';
    const isVague =
      isDenied && [role, segment.opening].some((one) => one && OPENINGS[one] === 'mayContain');
    segment = { opening: role, terms: [], isDenied, isVague };
    segments.push(segment);
  }
  return segments.filter(({ opening, terms: own }) => opening !== undefined || own.length > 0);
}

/** What a segment says of its foods; `undefined` if it is no statement. */
export function modeOf({ opening, terms }: Segment): Mode | undefined {
  const marks = terms.map(({ role }) => role && MARKS[role]);
  const mark = marks.find((mode) => mode === 'mayContain') ?? marks.find(Boolean);
  // The Hindi for "in this" opens a sentence whose verb, at its end, may be "may be".
  if (!opening || (opening === 'has' && mark)) return mark;
  return OPENINGS[opening] ?? MARKS[opening];
}

interface Denials {
  named: Food[];
  denied: Food[];
  /** Whether a denial goes on after a following `or`. */
  isDenying: boolean;
  /** Whether it denies twice (`not nut free`), or it is not certain how much it denies. */
  isTwisted: boolean;
}

const hasAllergens = ({ contains, mayContain, suspects }: Food) =>
  Boolean(contains ?? mayContain ?? suspects);

function readDenials({ terms, isDenied, isVague }: Segment, goesOnDenying: boolean): Denials {
  const named: Food[] = [];
  const denied: Food[] = [];
  let isDenying = isDenied || goesOnDenying;
  let isTwisted = isVague;
  for (const { food, role } of terms) {
    if (food) (isDenying ? denied : named).push(food);
    const isFirst = named.length + denied.length === 0;
    if (role === 'no' || (role === 'noOrFree' && isFirst)) {
      isTwisted ||= isDenying;
      isDenying = true;
    } else if (role === 'free' || role === 'noOrFree') {
      const food = named.pop();
      if (food) denied.push(food);
      else isTwisted ||= denied.some(hasAllergens);
    }
  }
  isTwisted ||= isDenying && denied.filter(hasAllergens).length > 1;
  return { named, denied, isDenying, isTwisted };
}

/** What a segment says of foods. */
export interface Clause extends Denials {
  /** Whether every word of it is known, or it denies something that is no food of ours. */
  isUnderstood: boolean;
  /** Whether it has nothing but small words, as headings have. */
  isEmpty: boolean;
  /** Whether it is about something else. */
  isFeature: boolean;
  /** Whether its verb stands after a food, as in Gujarati and Hindi. */
  hasVerbLast: boolean;
}

/** Reads which foods a segment names and which it denies. */
export function readClause(segment: Segment, goesOnDenying: boolean): Clause {
  const { terms } = segment;
  const has = (...roles: Role[]) => terms.some(({ role }) => role && roles.includes(role));
  const denials = readDenials(segment, goesOnDenying);
  const foods = [...denials.named, ...denials.denied];
  const hasDenial = denials.isDenying || has('no', 'free', 'noOrFree');
  const hasUnknown = terms.some(({ food, role }) => !food && !role);
  const isPlain = !hasUnknown && !has('quality');
  const isOther = foods.length === 0 && !hasDenial;
  const isFeature = isOther && (has('serving', 'choice') || (isPlain && has('feature')));
  const isEmpty = isOther && isPlain && !isFeature;
  const isList = hasUnknown ? foods.length === 0 && hasDenial : foods.length > 0 || hasDenial;
  // "Not for people with nut allergy" does not deny nuts.
  const isTwisted = denials.isTwisted || (hasDenial && has('states') && foods.some(hasAllergens));
  const isOptional = has('choice') && denials.denied.some(hasAllergens);
  const lastVerb = terms.findLastIndex(({ role }) => role && MARKS[role]);
  return {
    ...denials,
    isTwisted,
    isUnderstood: !isTwisted && !isOptional && (isFeature || isEmpty || isList),
    isEmpty,
    isFeature,
    hasVerbLast: foods.length > 0 && lastVerb > terms.findIndex(({ food }) => food),
  };
}
