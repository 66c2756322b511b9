/** What of an Indian script a font must be able to set. */
export interface IndicScript {
  characters: string;
  consonants: string;
  /** Vowels that are written around a consonant, and the other signs. */
  signs: string;
  /** Takes the vowel out of a consonant. */
  virama: string;
  ra: string;
  anusvara: string;
  /** Consonants that have a form of their own before `ra`. */
  beforeRa: string;
  /** Consonants that are written as one, those that cannot be read otherwise first. */
  conjuncts: string;
}

const ZERO_WIDTH_JOINER = '\u200d';

export const gujarati: IndicScript = {
  characters: 'ઁંઃઅઆઇઈઉઊઋઍએઐઑઓઔકખગઘઙચછજઝઞટઠડઢણતથદધનપફબભમયરલળવશષસહ઼ઽાિીુૂૃૅેૈૉોૌ્ૐ૰૱',
  consonants: 'કખગઘઙચછજઝઞટઠડઢણતથદધનપફબભમયરલળવશષસહ',
  signs: 'ઁંઃ઼ાિીુૂૃૅેૈૉોૌ',
  virama: '્',
  ra: 'ર',
  anusvara: 'ં',
  beforeRa: 'કખગઘચજટડતથદધપફબભમવશસહ',
  conjuncts:
    'ક્ષ જ્ઞ દ્ય દ્ધ દ્વ દ્દ દ્મ દ્ભ દ્ઘ દ્ન હ્મ હ્ય હ્ન હ્વ ટ્ટ ટ્ઠ ઠ્ઠ ડ્ડ ડ્ઢ ટ્ય ઠ્ય ડ્ય ઢ્ય છ્ય ટ્વ ડ્વ ' +
    'ત્ત ષ્ટ ષ્ઠ શ્ચ શ્વ શ્ન ન્ન ક્ત પ્ત ત્ન સ્ત્ર સ્ટ્ર ષ્ટ્ર સ્ક્ર ત્ર્ય ક્ક ચ્ચ જ્જ લ્લ ખ્ખ ઞ્જ',
};

export const devanagari: IndicScript = {
  characters: 'ँंःअआइईउऊऋऍएऐऑओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरऱलळवशषसह़ऽािीुूृॅेैॉोौ्ॐक़ख़ग़ज़ड़ढ़फ़।॥०१२३४५६७८९॰ॲ',
  consonants: 'कखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसह',
  signs: 'ँंः़ािीुूृॅेैॉोौ',
  virama: '्',
  ra: 'र',
  anusvara: 'ं',
  beforeRa: 'कखगघचजटडतथदधपफबभमवशसह',
  conjuncts:
    'क्ष ज्ञ द्य द्ध द्व द्द द्म द्भ द्घ द्न द्ब द्ग ह्म ह्य ह्न ह्व ट्ट ट्ठ ठ्ठ ड्ड ड्ढ ट्य ठ्य ड्य ढ्य ट्व ' +
    'ज़्य फ़्य फ़्र त्त ष्ट ष्ठ श्च श्व न्न क्त स्त्र ष्ट्र क्क',
};

/** Texts in which a font shows all that is asked of it. */
export function samplesOf(script: IndicScript): string[] {
  const { characters, consonants, signs, virama, ra, anusvara, beforeRa, conjuncts } = script;
  const first = consonants.charAt(0);
  const reph = ra + virama + first;
  return [
    ...characters,
    ...Array.from(consonants, (consonant) => consonant + virama + ZERO_WIDTH_JOINER),
    ...Array.from(consonants).flatMap((consonant) => Array.from(signs, (sign) => consonant + sign)),
    ...Array.from(signs, (sign) => first + sign + anusvara),
    reph,
    ...Array.from(signs).flatMap((sign) => [reph + sign, reph + sign + anusvara]),
    ...Array.from(beforeRa, (consonant) => consonant + virama + ra),
    ...conjuncts.split(' '),
  ];
}
