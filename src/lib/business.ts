/** A list that has an item: of an empty one nothing could be shown. */
type Listed<Item> = readonly [Item, ...Item[]];

/** Facts that the owner gives as a list, and which may be invented: pages then say so beside them. */
export interface FactList<Item> {
  isSample?: boolean | undefined;
  items: Listed<Item>;
}

/** A way to the business, as it is written and as it is followed. */
export interface ContactLink {
  label: string;
  href: string;
}

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

/** What it takes to open a counter of one size. */
export interface CounterFormat {
  name: string;
  /** A file of `src/assets/drawings/shops/`. */
  drawing: string;
  area: string;
  /** In rupees, from and to. */
  investment: readonly [number, number];
  /** Of guests; none where they stand. */
  seats?: number | undefined;
  /** What such a shop may cost in rent, in rupees a month. */
  rents?: Listed<number> | undefined;
  staff: string;
  dishes: number;
}

export interface Pack {
  name: string;
  /** A file of `src/assets/packs/`, and what is seen there. */
  picture: string;
  alt: string;
  netQuantity: string;
  price: string;
  bestBefore: string;
  ingredients: string;
}

/**
 * What Indian law asks to be known of packed food before an order at a distance, beside what each pack says: the
 * packaged commodities rules of 2011 (rule 6(10)), the food labelling regulations and the e-commerce rules of 2020.
 */
export interface PackDuties {
  isSample?: boolean | undefined;
  /** By the name of the pack. */
  allergens?: Readonly<Record<string, string>> | undefined;
  /** Who makes and packs, with the whole postal address. */
  maker?: { name: string; address: Listed<string> } | undefined;
  /** Of the food authority: 14 digits. */
  licence?: string | undefined;
  complaints?:
    | {
        person?: string | undefined;
        phone?: ContactLink | undefined;
        email?: ContactLink | undefined;
      }
    | undefined;
}

export interface Review {
  quote: string;
  author: string;
  role: string;
  /** Stars out of five. */
  rating: 1 | 2 | 3 | 4 | 5;
}

/** What a partner is offered. What is left out here, no page says. */
export interface FranchiseFacts {
  formats?: FactList<CounterFormat> | undefined;
  /** Days of training, in our kitchen and at the partner's own counter. */
  training?: { kitchenDays: number; counterDays: number } | undefined;
  /** How long interiors and equipment take. */
  setUpTime?: string | undefined;
  /** From agreement to opening. */
  openingTime?: string | undefined;
  agreementYears?: number | undefined;
  /** How long pictures of a counter's cameras are kept. */
  cameraDays?: number | undefined;
  /** What the investment pays for, and what it does not. */
  includes?: Listed<string> | undefined;
  excludes?: Listed<string> | undefined;
  /** Months of rent that a landlord holds, and those that are paid before the counter earns. */
  rentMonths?: { deposit: number; ahead: number } | undefined;
  partnerBrings?: Listed<string> | undefined;
  brandBrings?: Listed<string> | undefined;
  papers?: Listed<string> | undefined;
  royalty?: string | undefined;
  territory?: string | undefined;
  refund?: string | undefined;
  /** In whose name the only bank account is that a partner pays into. */
  accountName?: string | undefined;
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
