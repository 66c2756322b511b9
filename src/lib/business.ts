import type { ContactLink, FactList, Listed } from './facts.ts';
import type { FranchiseFacts } from './franchiseFacts.ts';
import type { Pack, PackDuties } from './pack.ts';

interface OpeningHours {
  days: string;
  label: string;
  /** `days` for search engines: `Monday`. */
  weekdays: readonly string[];
  /** On the 24-hour clock: `10:00`. */
  opens: string;
  closes: string;
}

interface SocialProfile extends ContactLink {
  /** A file of `src/assets/drawings/icons/`. */
  icon: string;
  term: string;
}

/** How soon a query is answered: in a sentence, and short, for large type. */
interface ReplyPromise {
  time: string;
  short: string;
}

/** One word of the business's name, explained on the home page's sign. */
interface NameWord {
  latin: string;
  /** In Gujarati script. */
  written: string;
  meaning: string;
  ground: 'majith' | 'haldar';
}

export interface Review {
  quote: string;
  author: string;
  role: string;
  /** Stars out of five. */
  rating: 1 | 2 | 3 | 4 | 5;
}

/** Claims that only the owner can vouch for; pages make those that are `true`. */
interface Claims {
  /** No meat, fish or egg in any kitchen, dish or pack. */
  isVegetarian?: boolean | undefined;
  /** Most plates are available without onion, garlic and root vegetables. */
  hasJainPlates?: boolean | undefined;
}

/** The facts of a business. Optional ones may be left out; pages then omit the parts that need them. */
export interface Business {
  name: string;
  tagline: string;
  /** The city that people associate with the business: its own, or one nearby. */
  city: string;
  /** Where the food is made, in words that can follow `in`. */
  kitchenPlace: string;
  address: {
    lines: Listed<string>;
    locality: string;
    region: string;
    postalCode: string;
    countryCode: string;
  };
  phone: ContactLink;
  email: ContactLink;
  /** An IANA name. Dates of the API without a time zone are in this one. */
  timeZone: string;

  /**
   * The name as a drawing in `currentColor`, a file of `src/assets/drawings/logo/`; without it, the name is
   * set in the display font.
   */
  wordmark?: string | undefined;
  /** The name in Gujarati script. */
  gujaratiName?: string | undefined;
  nameWords?: { story: string; words: readonly [NameWord, NameWord] } | undefined;
  /** The author of posts, if not `name`. */
  authorLabel?: string | undefined;
  whatsapp?: ContactLink | undefined;
  /** The address for privacy requests, if not `email`. */
  privacyEmail?: string | undefined;
  /** How long form submissions are kept, in months. */
  leadMonths?: number | undefined;
  hours?: Listed<OpeningHours> | undefined;
  reply?: ReplyPromise | undefined;
  /** The languages in which the phone is answered, in words. */
  spokenLanguages?: string | undefined;
  social?: Listed<SocialProfile> | undefined;
  credit?: ContactLink | undefined;
  /** Its address in each language that it has; the file of the same name is in `src/assets/`. */
  brochure?: { en: string; gu?: string | undefined; hi?: string | undefined } | undefined;
  /** A link to the map, and the address of an embeddable map. */
  map?: { href: string; embed?: string | undefined } | undefined;
  /** Where the building is, for the maps of search engines. */
  geo?: { latitude: number; longitude: number } | undefined;
  /** Its path below `MEDIA_BASE_URL`, or its full address. */
  introVideo?: string | undefined;
  claims?: Claims | undefined;
  /** How early a party should order, in full sentences. */
  partyOrders?: string | undefined;
  /** Figures that the business gives about itself. */
  counts?:
    | {
        years?: number | undefined;
        customers?: number | undefined;
        staff?: number | undefined;
        varieties?: number | undefined;
      }
    | undefined;
  /** A day in the kitchen, earliest first. */
  kitchenDay?: Listed<{ time: string; title: string; text: string }> | undefined;
  dailyOffers?: FactList<{ day: string; offer: string }> | undefined;
  /** The parts of the combo of the day. */
  dailyCombo?: FactList<{ name: string; note: string }> | undefined;
  reviews?: FactList<Review> | undefined;
  packs?: FactList<Pack> | undefined;
  packDuties?: PackDuties | undefined;
  franchise?: FranchiseFacts | undefined;
}
