import { inLanguage, type Text } from '#/messages/text.ts';
import type { Locale } from '#/messages/languages.ts';
import { business } from './business.ts';
import { parts } from './parts.ts';

/**
 * The facts that our texts name in braces, in one language. A fact that the business does not give is
 * `'none'`, so that a text can leave it out: `{reply, select, none {} other {Within {reply}.}}`. What is
 * only given or not is `'true'` or `'none'`.
 */
export function factValues(locale: Locale): Record<string, string | number> {
  const { claims, counts, franchise, hours, leadMonths, map, nameWords, packs, reply, reviews } =
    business;
  const { formats, training, rentMonths } = franchise ?? {};
  const text = (fact: Text | undefined) => (fact === undefined ? 'none' : inLanguage(locale, fact));
  const number = (fact: number | undefined) => fact ?? 'none';
  const given = (fact: unknown) => (fact ? 'true' : 'none');
  return {
    name: business.name,
    tagline: text(business.tagline),
    city: text(business.city),
    kitchenPlace: text(business.kitchenPlace),
    locality: text(business.address.locality),
    author: text(business.authorLabel ?? business.name),
    firstWord: text(nameWords?.words[0].latin),
    secondWord: text(nameWords?.words[1].latin),
    nameStory: text(nameWords?.story),

    phone: text(business.phone.label),
    email: text(business.email.label),
    whatsapp: text(business.whatsapp?.label),
    reply: text(reply?.time),
    answeredByTeam: given(business.isAnsweredByTeam),
    spokenLanguages: text(business.spokenLanguages),
    hours: given(hours),
    map: given(map),
    leadMonths: number(leadMonths),

    isVegetarian: given(claims?.isVegetarian),
    hasJainPlates: given(claims?.hasJainPlates),
    years: number(counts?.years),
    customers: number(counts?.customers),
    staff: number(counts?.staff),
    varieties: number(counts?.varieties),
    partyOrders: text(business.partyOrders),
    reviews: given(reviews),
    packs: given(packs),
    sellsPacks: given(parts.packs),
    sellsFranchises: given(parts.franchises),

    formatCount: number(formats?.items.length),
    smallestFormat: text(formats?.items[0].name),
    largestFormat: text(formats?.items.at(-1)?.name),
    hasSampleFormats: given(formats?.isSample),
    trainingDays: number(training && training.kitchenDays + training.counterDays),
    kitchenDays: number(training?.kitchenDays),
    counterDays: number(training?.counterDays),
    setUpTime: text(franchise?.setUpTime),
    openingTime: text(franchise?.openingTime),
    agreementYears: number(franchise?.agreementYears),
    cameraDays: number(franchise?.cameraDays),
    depositMonths: number(rentMonths?.deposit),
    aheadMonths: number(rentMonths?.ahead),
    supply: text(franchise?.supply),
    fieldVisits: given(franchise?.hasFieldVisits),
    daySheets: given(franchise?.showsDaySheets),
    moneyAfterLetter: given(franchise?.asksMoneyAfterLetter),
    excludes: given(franchise?.excludes),
    territory: given(franchise?.territory),
    account: text(franchise?.accountName),
  };
}
