/** What a font for an Indian script must contain. */
export interface IndicScript {
  /** A word in its letters. */
  word: RegExp;
  characters: string;
  consonants: string;
  /** Consonants with a half form; others show a virama before the next consonant. */
  halves: string;
  /** Vowel signs and the other marks. */
  signs: string;
  /** Removes the inherent vowel of a consonant. */
  virama: string;
  ra: string;
  anusvara: string;
  /**
   * Frequent conjuncts, the most important first: halves with a nukta; consonants with ra, which have no
   * substitute; consonants without a half form, where a virama would show (which standard Hindi allows);
   * then the others.
   */
  conjuncts: string;
}

const ZERO_WIDTH_JOINER = '\u200d';

export const gujarati: IndicScript = {
  word: /[\u0a80-\u0aff\u200c\u200d]+/g,
  characters: 'ઁંઃઅઆઇઈઉઊઋઍએઐઑઓઔકખગઘઙચછજઝઞટઠડઢણતથદધનપફબભમયરલળવશષસહ઼ઽાિીુૂૃૅેૈૉોૌ્ૐ',
  consonants: 'કખગઘઙચછજઝઞટઠડઢણતથદધનપફબભમયરલળવશષસહ',
  halves: 'કખગઘચજઝઞણતથધનપફબભમયરલળવશષસ',
  signs: 'ઁંઃ઼ાિીુૂૃૅેૈૉોૌ',
  virama: '્',
  ra: 'ર',
  anusvara: 'ં',
  conjuncts:
    'ક્ર ગ્ર ટ્ર ડ્ર ત્ર દ્ર પ્ર ફ્ર બ્ર શ્ર ધ્ર વ્ર ભ્ર હ્ર મ્ર સ્ર જ્ર ઘ્ર ખ્ર થ્ર ' +
    'જ્ઞ ક્ષ ક્ષ્\u200d ત્ર્\u200d દ્ધ દ્ય દ્વ ટ્ટ હ્મ દ્દ ઠ્ઠ હ્ય ડ્ડ દ્મ ટ્ઠ હ્ન ટ્ય ઠ્ય દ્ભ હ્વ ડ્ય દ્ઘ ઢ્ય ' +
    'ત્ત સ્ત્ર ષ્ટ ષ્ટ્ર ન્ન શ્વ',
};

export const devanagari: IndicScript = {
  word: /[\u0900-\u097f\u200c\u200d]+/g,
  characters: 'ँंःअआइईउऊऋऍएऐऑओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसह़ऽािीुूृॅेैॉोौ्ॐक़ख़ग़ज़ड़ढ़फ़।॥०१२३४५६७८९',
  consonants: 'कखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसह',
  halves: 'कखगघचजझञणतथधनपफबभमयलवशषस',
  signs: 'ँंःािीुूृॅेैॉोौ',
  virama: '्',
  ra: 'र',
  anusvara: 'ं',
  conjuncts:
    'ज़्\u200d फ़्\u200d ख़्\u200d क़्\u200d ग़्\u200d ' +
    'क्र ग्र ट्र त्र प्र ब्र श्र द्र ड्र फ्र म्र ध्र भ्र व्र थ्र स्र ज्र घ्र ख्र ह्र फ़्र ' +
    'ज्ञ क्ष क्ष्\u200d द्ध द्द ट्ट द्व द्य ड्ड ट्ठ ड्ढ ह्म ट्य द्भ ठ्य द्घ द्म ह्य ह्न ड्य ह्व द्ग ह्ल ढ्य ' +
    'त्त न्न स्त्र ष्ट्र ष्ठ',
};

/**
 * Samples for a display font: our own texts with all conjuncts of the font, and all letters of other
 * texts, at least with half forms in place of conjuncts.
 */
export const displaySamples = (
  { characters, halves, virama, word }: IndicScript,
  texts: readonly string[],
): string[] => [
  ...characters,
  ...Array.from(halves, (consonant) => consonant + virama + ZERO_WIDTH_JOINER),
  ...texts.flatMap((text) => text.match(word) ?? []),
];

/** Samples for a text font, which has more of the forms in other people's texts. */
export function textSamples(script: IndicScript, texts: readonly string[]): string[] {
  const { consonants, signs, virama, ra, anusvara } = script;
  const first = consonants.charAt(0);
  const reph = ra + virama + first;
  return [
    ...displaySamples(script, texts),
    ...Array.from(consonants).flatMap((consonant) => Array.from(signs, (sign) => consonant + sign)),
    ...Array.from(signs, (sign) => first + sign + anusvara),
    reph,
    ...Array.from(signs, (sign) => reph + sign),
  ];
}
