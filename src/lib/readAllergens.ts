import {
  modeOf,
  readClause,
  splitSegments,
  type Clause,
  type Mode,
  type Segment,
} from './allergenClause.ts';
import { ALLERGEN_NAMES, type Allergen, type Food } from './allergenWords.ts';
import { splitAllergenText, type Part } from './splitAllergenText.ts';

/** What texts say about the allergens of a dish. */
export interface AllergenReading {
  contains: Allergen[];
  mayContain: Allergen[];
  /** Allergens that the dish may have although no statement names them, such as gluten where it names wheat. */
  suspected: Allergen[];
  /** The statement as it was written, if some part of it could not be read: then nothing is known. */
  stated?: string | undefined;
}

const allergensOf = ({ contains = [], mayContain = [], suspects = [] }: Food) => [
  ...contains,
  ...mayContain,
  ...suspects,
];
const inOrder = (names: ReadonlySet<Allergen>) => ALLERGEN_NAMES.filter((name) => names.has(name));

/** Goes through the parts of key features, and notes what the statements among them say. */
class AllergenReader {
  readonly contains = new Set<Allergen>();
  readonly mayContain = new Set<Allergen>();
  readonly suspected = new Set<Allergen>();
  /** The key features with a part that belongs to a statement. */
  readonly stating = new Set<number>();
  isUnknown = false;

  /** The list that the next part continues. */
  #mode: Mode | undefined;
  #hasEnded = false;
  #isDenying = false;
  /** Whether a heading waits for its list. */
  isWaiting = false;
  /** Foods before a statement, which a verb at its end would make part of it. */
  #before: { food: Food; index: number }[] = [];
  /** The feature of the part before, if not all of it is understood. */
  #unclearBefore: number | undefined;

  /** Reads the next part, of the key feature with that index. */
  read({ terms, isAlternative }: Part, index: number) {
    const segments = splitSegments(terms);
    const lists = segments.map((segment, at) => {
      const clause = readClause(
        segment,
        isAlternative && at === 0 && !segment.opening && this.#isDenying,
      );
      const mode = modeOf(segment);
      if (mode) this.#open(segment, clause, mode, index);
      else if (at < segments.length - 1) this.#readSubject(clause, index);
      else if (this.#mode) this.#goOn(clause, this.#mode, index, isAlternative);
      else this.#mention(clause, index);
      return mode ? [clause] : [];
    });
    const opened = lists.flat();
    if (opened.length > 0) this.isWaiting = opened.every(({ isEmpty }) => isEmpty);
  }

  /** Suspects what a text names that is no key feature. */
  suspect({ terms, isAlternative }: Part) {
    const whole = { terms, isDenied: false, isVague: false };
    const clause = readClause(whole, isAlternative && this.#isDenying);
    this.#suspectAll(clause);
    this.#leave(clause);
  }

  /** Reads a segment that makes a statement; the parts after it continue its list. */
  #open(segment: Segment, clause: Clause, mode: Mode, index: number) {
    if (!segment.opening && !this.#mode) this.#takeBefore(clause, mode);
    this.#mode = clause.isFeature ? undefined : mode;
    this.#note(clause, mode, index);
  }

  /** Reads a part that continues a list, or ends it. */
  #goOn(clause: Clause, mode: Mode, index: number, isAlternative: boolean) {
    if (clause.isFeature) {
      this.#mode = undefined;
      this.#hasEnded = true;
      this.isUnknown ||= this.isWaiting;
      this.#leave(clause);
      return;
    }
    // After "no milk, egg" nobody knows whether the egg is denied too.
    this.isUnknown ||= this.#isDenying && !isAlternative && clause.named.length > 0;
    if (!clause.isEmpty) this.isWaiting = false;
    this.#note(clause, mode, index);
  }

  #note(clause: Clause, mode: Mode, index: number) {
    this.stating.add(index);
    this.isUnknown ||= !clause.isUnderstood;
    for (const food of clause.named) this.#name(food, mode);
    this.#leave(clause);
  }

  #name({ contains = [], mayContain = [], suspects = [] }: Food, mode: Mode) {
    for (const name of contains) this[mode].add(name);
    for (const name of mayContain) this.mayContain.add(name);
    for (const name of suspects) this.suspected.add(name);
  }

  /** The subject of a statement is in the dish, but what only its usual recipe has is not said. */
  #readSubject(clause: Clause, index: number) {
    this.stating.add(index);
    for (const food of clause.named) {
      for (const name of food.contains ?? []) this.contains.add(name);
    }
    this.#suspectAll(clause);
    this.#leave(clause);
  }

  /** Reads a part outside statements. */
  #mention(clause: Clause, index: number) {
    this.#suspectAll(clause);
    const isList = clause.isUnderstood && clause.named.length > 0;
    if (clause.isTwisted || (isList && this.#hasEnded)) {
      this.isUnknown = true;
      this.stating.add(index);
    }
    const before = isList
      ? [...this.#before, ...clause.named.map((food) => ({ food, index }))]
      : [];
    this.#leave(clause);
    this.#before = before;
    this.#unclearBefore = clause.isUnderstood ? undefined : index;
  }

  #suspectAll({ named, denied, isUnderstood }: Clause) {
    for (const food of isUnderstood ? named : [...named, ...denied])
      for (const name of allergensOf(food)) this.suspected.add(name);
  }

  /** Reads `wheat, milk are present` from its end. */
  #takeBefore({ hasVerbLast }: Clause, mode: Mode) {
    for (const { food, index } of this.#before) {
      this.#name(food, mode);
      this.stating.add(index);
    }
    if (hasVerbLast && this.#unclearBefore !== undefined) {
      this.isUnknown = true;
      this.stating.add(this.#unclearBefore);
    }
  }

  /** Notes what the next part has to know of this one. */
  #leave({ isDenying }: Clause) {
    this.#isDenying = isDenying;
    this.#before = [];
    this.#unclearBefore = undefined;
  }
}

/** Joins the features of a statement as their owner wrote them. */
const quote = (features: readonly string[]) =>
  features
    .join(', ')
    .replace(/\s*\n\s*/g, ', ')
    .replace(/([:;,–-]),(?= )/g, '$1');

/**
 * Reads the allergens of a dish from its key features. A statement may go on in the features after it, as
 * lists are often split at their commas. Every part of it must be understood, else nothing is known. What
 * only `others` (its name, its description) mention is suspected.
 */
export function readAllergens(
  features: readonly string[],
  others: readonly string[] = [],
): AllergenReading {
  const reader = new AllergenReader();
  for (const text of others) for (const part of splitAllergenText(text)) reader.suspect(part);
  features.forEach((feature, index) => {
    for (const part of splitAllergenText(feature)) reader.read(part, index);
  });
  const { contains, mayContain, suspected, stating } = reader;
  if (reader.isUnknown || reader.isWaiting) {
    const stated = quote(features.filter((_, index) => stating.has(index)));
    return { contains: [], mayContain: [], suspected: [...ALLERGEN_NAMES], stated };
  }
  return {
    contains: inOrder(contains),
    mayContain: inOrder(mayContain).filter((name) => !contains.has(name)),
    suspected: inOrder(suspected),
  };
}
