import { localize, type LocalizedText } from '#/messages/text.ts';
import { languageOf, type Locale } from '#/messages/languages.ts';
import { business, franchiseFacts } from './business.ts';

/** The values for facts in braces, by their names. */
export type FactValues = Readonly<Record<string, string | number | undefined>>;

/**
 * Returns the values for facts in braces, in one language. A fact that the business lacks, or that
 * has no translation, is `undefined`. Facts of a part that is off are there, so that its copy may stay.
 */
export function factValues(locale: Locale): FactValues {
  const { counts, leadMonths, reply } = business;
  const { formats, training, rentMonths } = franchiseFacts;
  const [smallest, largest] = [formats?.items.at(0), formats?.items.at(-1)];
  const { code } = languageOf(locale);
  const text = (fact: LocalizedText | undefined) => (typeof fact === 'object' ? fact[code] : fact);
  /** A proper name without a translation is written as in English. */
  const nameIn = (fact: LocalizedText) => localize(code, fact);
  const listed = (facts: readonly LocalizedText[] | undefined) =>
    facts?.every((fact) => text(fact) !== undefined) ? facts.map(text).join('; ') : undefined;
  return {
    name: nameIn(business.name),
    tagline: text(business.tagline),
    city: nameIn(business.city),
    kitchenPlace: text(business.kitchenPlace),
    locality: nameIn(business.address.locality),
    author: text(business.authorLabel) ?? nameIn(business.name),

    phone: text(business.phone.label),
    email: text(business.email.label),
    whatsapp: text(business.whatsapp?.label),
    reply: text(reply?.time),
    spokenLanguages: text(business.spokenLanguages),
    leadMonths,

    years: counts?.years,
    customers: counts?.customers,
    staff: counts?.staff,
    varieties: counts?.varieties,
    partyOrders: text(business.partyOrders),

    formatCount: formats?.items.length,
    formatDishes: formats?.items
      .map(({ name, dishes }) => `${nameIn(name).toLocaleLowerCase(code)} ${dishes}`)
      .join(', '),
    smallestFormat: text(smallest?.name)?.toLocaleLowerCase(code),
    largestFormat: text(largest?.name)?.toLocaleLowerCase(code),
    trainingDays: training && training.kitchenDays + training.counterDays,
    kitchenDays: training?.kitchenDays,
    counterDays: training?.counterDays,
    setUpTime: text(franchiseFacts.setUpTime),
    openingTime: text(franchiseFacts.openingTime),
    agreementYears: franchiseFacts.agreementYears,
    cameraDays: franchiseFacts.cameraDays,
    depositMonths: rentMonths?.deposit,
    aheadMonths: rentMonths?.ahead,
    excludes: listed(franchiseFacts.excludes),
    supply: text(franchiseFacts.supply),
    account: text(franchiseFacts.accountName),
  };
}
