/** What of an Indian script a font must be able to set. */
export interface IndicScript {
  /** A word in its letters. */
  word: RegExp;
  characters: string;
  consonants: string;
  /** Those that have a form of their own before another; the others show the sign that takes their vowel. */
  halves: string;
  /** Vowels that are written around a consonant, and the other signs. */
  signs: string;
  /** Takes the vowel out of a consonant. */
  virama: string;
  ra: string;
  anusvara: string;
  /** Consonants that are written as one, first those that halves cannot stand for. */
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
  conjuncts: 'જ્ઞ ક્ષ દ્ય દ્ધ દ્વ દ્દ દ્મ દ્ર હ્મ હ્ય ટ્ટ ડ્ડ ડ્ર ઠ્ય સ્ત્ર ષ્ટ્ર ત્ત ન્ન ષ્ટ શ્ર ટ્ય હ્ન દ્ભ ટ્ઠ હ્વ',
};

export const devanagari: IndicScript = {
  word: /[\u0900-\u097f\u200c\u200d]+/g,
  characters: 'ँंःअआइईउऊऋऍएऐऑओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसह़ऽािीुूृॅेैॉोौ्ॐक़ख़ग़ज़ड़ढ़फ़।॥०१२३४५६७८९',
  consonants: 'कखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसह',
  halves: 'कखगघचजझञणतथधनपफबभमयरलळवशषस',
  signs: 'ँंः़ािीुूृॅेैॉोौ',
  virama: '्',
  ra: 'र',
  anusvara: 'ं',
  conjuncts: 'क्ष ज्ञ द्य द्ध द्म द्घ द्व ह्म ह्न ट्ट ठ्य ड्ड द्द ' + 'ज़्य फ़्र त्त ष्ठ श्र न्न क्त स्त्र ष्ट्र',
};

/** The letters of a script, each consonant also as what it is before another. */
const lettersOf = ({ characters, halves, virama }: IndicScript): string[] => [
  ...characters,
  ...Array.from(halves, (consonant) => consonant + virama + ZERO_WIDTH_JOINER),
];

const wordsIn = (texts: readonly string[], { word }: IndicScript): string[] =>
  texts.flatMap((text) => text.match(word) ?? []);

/**
 * Texts in which a display face shows all that is asked of it: our own as its foundry meant them, and every
 * other without a gap, if with halves in place of joined forms.
 */
export const displaySamples = (script: IndicScript, texts: readonly string[]): string[] => [
  ...lettersOf(script),
  ...wordsIn(texts, script),
];

/** The same for a text face, which has more of what others write as it is meant. */
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
