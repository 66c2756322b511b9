import { localize, type LocalizedText } from '#/messages/text.ts';
import { languageOf, type Locale } from '#/messages/languages.ts';
import { business, franchiseFacts } from './business.ts';

/** The values for facts in braces, by their names. */
export type FactValues = Readonly<Record<string, string | number | undefined>>;

/** Returns how facts are written in a language; one without a translation is `undefined`. */
function createWriters(locale: Locale) {
  const { code } = languageOf(locale);
  const text = (fact: LocalizedText | undefined) => (typeof fact === 'object' ? fact[code] : fact);
  return {
    text,
    inSentence: (fact: LocalizedText | undefined) => text(fact)?.toLocaleLowerCase(code),
    /** A proper name without a translation is written as in English. */
    name: (fact: LocalizedText) => localize(code, fact),
    list: (facts: readonly LocalizedText[] | undefined) =>
      facts?.every((fact) => text(fact) !== undefined) ? facts.map(text).join('; ') : undefined,
  };
}

type Writers = ReturnType<typeof createWriters>;

const businessValues = ({ text, name }: Writers): FactValues => ({
  name: name(business.name),
  tagline: text(business.tagline),
  city: name(business.city),
  kitchenPlace: text(business.kitchenPlace),
  locality: name(business.address.locality),
  author: text(business.authorLabel) ?? name(business.name),

  phone: text(business.phone.label),
  email: text(business.email.label),
  whatsapp: text(business.whatsapp?.label),
  reply: text(business.reply?.time),
  spokenLanguages: text(business.spokenLanguages),
  leadMonths: business.leadMonths,

  years: business.counts?.years,
  customers: business.counts?.customers,
  staff: business.counts?.staff,
  varieties: business.counts?.varieties,
  partyOrders: text(business.partyOrders),
});

/** Facts of a part that is off are there, so that its copy may stay. */
function franchiseValues({ text, inSentence, name, list }: Writers): FactValues {
  const { training, rentMonths, formats: { items: formats } = {} } = franchiseFacts;
  return {
    formatCount: formats?.length,
    formatDishes: formats
      ?.map((format) => `${inSentence(name(format.name))} ${format.dishes}`)
      .join(', '),
    smallestFormat: inSentence(formats?.at(0)?.name),
    largestFormat: inSentence(formats?.at(-1)?.name),
    kitchenDays: training?.kitchenDays,
    counterDays: training?.counterDays,
    setUpTime: text(franchiseFacts.setUpTime),
    openingTime: text(franchiseFacts.openingTime),
    agreementYears: franchiseFacts.agreementYears,
    cameraDays: franchiseFacts.cameraDays,
    depositMonths: rentMonths?.deposit,
    aheadMonths: rentMonths?.ahead,
    excludes: list(franchiseFacts.excludes),
    supply: text(franchiseFacts.supply),
    account: text(franchiseFacts.accountName),
  };
}

/** Returns the values for facts in braces, in one language. A fact that the business lacks is `undefined`. */
export function factValues(locale: Locale): FactValues {
  const writers = createWriters(locale);
  return { ...businessValues(writers), ...franchiseValues(writers) };
}
