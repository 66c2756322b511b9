import { localize, type LocalizedText } from '#/messages/text.ts';
import { languageOf, type Locale } from '#/messages/languages.ts';
import { business } from './business.ts';

/**
 * Returns the values for facts in braces, in one language. A fact that the business lacks, or that
 * has no translation, is `undefined`: texts with it are left out.
 */
export function factValues(locale: Locale): Record<string, string | number | undefined> {
  const { counts, formCookies, franchise, leadMonths, nameWords, reply } = business;
  const { formats, training, rentMonths } = franchise ?? {};
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
    nameStory: text(nameWords?.story),

    phone: text(business.phone.label),
    email: text(business.email.label),
    whatsapp: text(business.whatsapp?.label),
    reply: text(reply?.time),
    spokenLanguages: text(business.spokenLanguages),
    leadMonths,
    sessionCookie: formCookies?.session,
    cookieHours: formCookies?.hours,
    countedBy: text(business.countedBy),

    years: counts?.years,
    customers: counts?.customers,
    staff: counts?.staff,
    varieties: counts?.varieties,
    partyOrders: text(business.partyOrders),

    formatCount: formats?.items.length,
    smallestFormat: text(formats?.items[0].name)?.toLocaleLowerCase(code),
    largestFormat: text(formats?.items.at(-1)?.name)?.toLocaleLowerCase(code),
    trainingDays: training && training.kitchenDays + training.counterDays,
    kitchenDays: training?.kitchenDays,
    counterDays: training?.counterDays,
    setUpTime: text(franchise?.setUpTime),
    openingTime: text(franchise?.openingTime),
    agreementYears: franchise?.agreementYears,
    cameraDays: franchise?.cameraDays,
    depositMonths: rentMonths?.deposit,
    aheadMonths: rentMonths?.ahead,
    excludes: listed(franchise?.excludes),
    supply: text(franchise?.supply),
    account: text(franchise?.accountName),
  };
}
