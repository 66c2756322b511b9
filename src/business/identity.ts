import type { LocalizedText } from '#/messages/text.ts';
import type { Listed } from './types.ts';

/** One word of the business's name, explained on the home page's sign. */
interface NameWord {
  name: LocalizedText;
  meaning: LocalizedText;
  ground: 'rich' | 'warm';
}

interface Claims {
  /** No meat, fish or egg in any kitchen, dish or pack. */
  isVegetarian?: boolean | undefined;
  /** Most plates are available without onion, garlic and root vegetables. */
  hasJainPlates?: boolean | undefined;
}

/** Who the business is. */
export interface Identity {
  /**
   * Whether this is still the sample business: only then `npm test` runs `tests/sample/`, which
   * needs its facts, texts and pictures. Lists of facts have their own `isSample`, see `FactList`.
   */
  isSample?: boolean | undefined;
  /** The name as each language writes it. Search engines get the English one. */
  name: LocalizedText;
  tagline: LocalizedText;
  /** The city that people associate with the business: its own, or one nearby. */
  city: LocalizedText;
  /** Where the food is made; must be able to follow the word `in`. */
  kitchenPlace: LocalizedText;
  address: {
    lines: Listed<LocalizedText>;
    locality: LocalizedText;
    region: LocalizedText;
    postalCode: string;
    countryCode: string;
  };
  /** An IANA time zone name, for API dates without a time zone. */
  timeZone: string;
  /**
   * A file of `src/brand/drawings/` that draws the name in `currentColor`; without it, the
   * name is set in the display font.
   */
  wordmark?: string | undefined;
  /**
   * Drawings of words in `src/brand/drawings/` beside the headings of pages, and the language of the words: they are
   * shown on its pages and on English ones.
   */
  ornaments?:
    ({ language: string } & Partial<Record<'about' | 'menu' | 'readyToEat', string>>) | undefined;
  nameWords?: { story: LocalizedText; words: readonly [NameWord, NameWord] } | undefined;
  /** The author of posts, if not `name`. */
  authorLabel?: LocalizedText | undefined;
  /** Claims that only the owner can vouch for; pages show those that are `true`. */
  claims?: Claims | undefined;
  /** Figures of the business. */
  counts?: Partial<Record<'years' | 'customers' | 'staff' | 'varieties', number>> | undefined;
  /** The position of the building, for the maps of search engines. */
  geo?: { latitude: number; longitude: number } | undefined;
}

export const identity: Identity = {
  isSample: true,
  name: { en: 'Tikhu Mithu', gu: 'તીખું મીઠું', hi: 'तीखुं मीठुं' },
  tagline: { en: 'Gujarati snacks and café', gu: 'ગુજરાતી નાસ્તો અને કૅફે', hi: 'गुजराती नाश्ता और कैफ़े' },
  city: { en: 'Vadodara', gu: 'વડોદરા', hi: 'वडोदरा' },
  kitchenPlace: {
    en: 'a village near Vadodara',
    gu: 'વડોદરા પાસેના એક ગામ',
    hi: 'वडोदरा के पास के एक गाँव',
  },
  address: {
    lines: [
      {
        en: 'Plot 0, Sample Farsan Estate',
        gu: 'પ્લૉટ 0, નમૂના ફરસાણ એસ્ટેટ',
        hi: 'प्लॉट 0, नमूना फरसाण एस्टेट',
      },
      {
        en: 'Village Namuna, near Vadodara',
        gu: 'વડોદરા પાસે, ગામ નમૂના',
        hi: 'वडोदरा के पास, गाँव नमूना',
      },
    ],
    locality: { en: 'Village Namuna', gu: 'ગામ નમૂના', hi: 'गाँव नमूना' },
    region: { en: 'Gujarat', gu: 'ગુજરાત', hi: 'गुजरात' },
    postalCode: '390000',
    countryCode: 'IN',
  },
  timeZone: 'Asia/Kolkata',
  wordmark: 'wordmark',
  ornaments: { language: 'gu', about: 'swad', menu: 'nasto', readyToEat: 'nasto' },
  nameWords: {
    story: {
      en: 'Tikhu means hot with chilli, mithu means sweet. A Gujarati plate has both, so the name has both.',
      gu: 'તીખું એટલે મરચાંની તીખાશ, મીઠું એટલે ગોળની મીઠાશ (દાળનું મીઠું નહીં). ગુજરાતી થાળીમાં બંને હોય, એટલે દુકાનના નામમાં પણ બંને.',
      hi: 'तीखुं यानी मिर्च जैसा तीखा, मीठुं यानी गुड़ जैसा मीठा। गुजराती प्लेट में दोनों होते हैं, इसलिए दुकान के नाम में भी दोनों।',
    },
    words: [
      {
        name: { en: 'Tikhu', gu: 'તીખું', hi: 'तीखुं' },
        meaning: { en: 'hot with chilli', gu: 'મરચાંની તીખાશ', hi: 'मिर्च का तीखापन' },
        ground: 'rich',
      },
      {
        name: { en: 'Mithu', gu: 'મીઠું', hi: 'मीठुं' },
        meaning: { en: 'sweet with jaggery', gu: 'ગોળની મીઠાશ', hi: 'गुड़ की मिठास' },
        ground: 'warm',
      },
    ],
  },
  authorLabel: {
    en: 'the Tikhu Mithu kitchen',
    gu: '‘તીખું મીઠું’નું રસોડું',
    hi: '‘तीखुं मीठुं’ की रसोई',
  },
  claims: { isVegetarian: true, hasJainPlates: true },
  counts: { years: 4, customers: 1000, staff: 50, varieties: 20 },
};
