import type { ContactLink, FactList, Listed } from './facts.ts';
import type { FranchiseFacts } from './franchiseFacts.ts';
import type { Pack, PackDuties } from './pack.ts';

interface OpeningHours {
  days: string;
  label: string;
  /** What `days` means to search engines. */
  weekdays: readonly string[];
  /** In 24 hours: `10:00`. */
  opens: string;
  closes: string;
}

interface SocialProfile extends ContactLink {
  /** A file of `src/assets/drawings/icons/`. */
  icon: string;
  term: string;
}

/** In which time a query is answered, in words and for a large figure. */
interface ReplyPromise {
  time: string;
  short: string;
}

/** A word that the name is made of, on the sign of the home page. */
interface NameWord {
  latin: string;
  /** In Gujarati letters. */
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

/** What only the owner can vouch for, said on pages where it is `true`. */
interface Claims {
  /** No meat, fish or egg in any kitchen, dish or pack. */
  isVegetarian?: boolean | undefined;
  /** Most plates can be had without onion, garlic and root vegetables. */
  hasJainPlates?: boolean | undefined;
}

/** The facts of a business. What may be left out is `undefined` here; a part that needs it is then not shown. */
export interface Business {
  name: string;
  tagline: string;
  /** The city that the business is known to be in or near. */
  city: string;
  /** Where the food is made, as it stands after `in`. */
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
  /** Where its clocks are: dates of the API that name no zone are meant there. */
  timeZone: string;

  /** The name in letters of Gujarati. */
  gujaratiName?: string | undefined;
  nameWords?: { story: string; words: readonly [NameWord, NameWord] } | undefined;
  /** Who signs posts, where that is not the name. */
  authorLabel?: string | undefined;
  whatsapp?: ContactLink | undefined;
  /** Where to ask what is kept of one's data, where that is not the e-mail address. */
  privacyEmail?: string | undefined;
  /** How long what a form brings is kept, in months. */
  leadMonths?: number | undefined;
  hours?: Listed<OpeningHours> | undefined;
  reply?: ReplyPromise | undefined;
  /** In which tongues the phone is answered. */
  spokenLanguages?: string | undefined;
  social?: Listed<SocialProfile> | undefined;
  credit?: ContactLink | undefined;
  /** Its address in each language that it is written in; a file of that name stands in `src/assets/`. */
  brochure?: { en: string; gu?: string | undefined; hi?: string | undefined } | undefined;
  /** A link to the map, and a page of it that may be embedded. */
  map?: { href: string; embed?: string | undefined } | undefined;
  /** Where the house stands, for maps of search engines. */
  geo?: { latitude: number; longitude: number } | undefined;
  /** On the media host. */
  introVideo?: string | undefined;
  claims?: Claims | undefined;
  /** How early many plates are ordered, in sentences. */
  partyOrders?: string | undefined;
  /** What the business counts of itself. */
  counts?:
    | {
        years?: number | undefined;
        customers?: number | undefined;
        staff?: number | undefined;
        varieties?: number | undefined;
      }
    | undefined;
  /** A day of the kitchen, in the order of the clock. */
  kitchenDay?: Listed<{ time: string; title: string; text: string }> | undefined;
  dailyOffers?: FactList<{ day: string; offer: string }> | undefined;
  /** What the combo of the day is made of. */
  dailyCombo?: FactList<{ name: string; note: string }> | undefined;
  reviews?: FactList<Review> | undefined;
  packs?: FactList<Pack> | undefined;
  packDuties?: PackDuties | undefined;
  franchise?: FranchiseFacts | undefined;
}
