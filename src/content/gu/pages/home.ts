import { definePage, type PageLink } from '#/content/pageRecord.ts';

export const link: PageLink = { href: '/gu/', label: 'હોમ', menu: { name: 'main', order: 1 } };

export const page = definePage(({ name, tagline, city, kitchenPlace, counts = {}, nameWords }) => ({
  link,
  title: 'ગુજરાતી નાસ્તો, ફરસાણ અને ચા',
  description: `ખમણ, ફાફડા, જલેબી અને કટિંગ ચા, કાઉન્ટર પર જ બને. ${city} પાસેનું રસોડું, જે ફ્રેન્ચાઇઝી પણ આપે છે.`,
  card: {
    picture: '/social/gu/home.png',
    lines: nameWords
      ? [`પહેલાં ${nameWords.words[0].written},`, `પછી ${nameWords.words[1].written}`]
      : ['પહેલાં તીખું,', 'પછી મીઠું'],
    motif: { snack: 'fafda-jalebi' },
  },

  hero: {
    heading: `${name}: ${tagline}`,
    /** Each heading is two sentences, at most seven words together. */
    food: {
      heading: ['પહેલાં તીખું,', 'પછી તરત મીઠું.'],
      text: 'ખમણ, ફાફડા, જલેબી, દાબેલી: બફાય, વણાય, તળાય કાઉન્ટર પર જ. સાથે કટિંગ ચા.',
      menu: 'મેનુ જુઓ',
      outlets: 'આઉટલેટ શોધો',
    },
    franchise: {
      heading: ['કાઉન્ટર તમારું,', 'રસોડું અમારું.'],
      text: 'નકશો, સાધનો, તાલીમ, માલ: આખી દુકાન અમે આપીએ. જગ્યા અને મહેનત તમારી.',
      services: 'તમને શું મળે',
    },
  },

  about: {
    heading: nameWords ? 'બે સ્વાદ, એક થાળી' : 'અહીં બને, ગરમ પીરસાય',
    lead: nameWords
      ? 'એક ન હોય તો ગુજરાતી થાળી અડધી.'
      : 'ગુજરાતી થાળી તીખી ને મીઠી બંને હોય, નહીં તો અડધી.',
    text: `અમારું રસોડું ${kitchenPlace}માં છે. દળવા-શેકવાનું ત્યાં; ગરમાગરમ જોઈએ એ તમારી સામે બને. માલ અમે બનાવીએ, ફ્રેન્ચાઇઝી પણ આપીએ.`,
  },

  signature: {
    heading: 'અમારી ખાસ વાનગીઓ',
    more: 'આખું બોર્ડ જુઓ',
    empty: 'હમણાં કોઈ વાનગી નથી.',
  },

  combo: {
    heading: 'દિવસનો કોમ્બો, રોજેરોજ',
    lead: 'ખારું, ગળ્યું, કડક ચા: રોજ રવિવાર.',
    alt: 'સ્ટીલની થાળીમાં ફાફડા, જલેબી, સંભારો અને બે કટિંગ ચા',
    sampleNote: 'નમૂનો છે: આજનો ભાવ પૂછી લો.',
  },

  board: {
    heading: 'બોર્ડ પર શું શું છે',
    more: 'ફોટા સાથેનું મેનુ',
  },

  /** The seven bowls of the spice tin and their use; `color` is a name in the palette. */
  kitchen: {
    heading: 'એક મસાલિયું, સાત વાટકી',
    text: 'ફાફડા માટે ચણાનો લોટ ઝીણો, ખમણ માટે કરકરો. રાઈ છેલ્લે.',
    ingredients: [
      { name: 'બેસન', gujarati: 'ખીરું', color: 'besan' },
      { name: 'હળદર', gujarati: 'રંગ', color: 'haldar' },
      { name: 'મરચું', gujarati: 'તીખાશ', color: 'majith' },
      { name: 'રાઈ', gujarati: 'વઘાર', color: 'ink' },
      { name: 'મેથી', gujarati: 'કડવાશ', color: 'limdo' },
      { name: 'ગોળ', gujarati: 'મીઠાશ', color: 'mitti' },
      { name: 'તલ', gujarati: 'સોડમ', color: 'chuno' },
    ],
    counters: [
      { count: counts.years, isLeast: true, label: 'વર્ષ' },
      { count: counts.customers, isLeast: true, label: 'ગ્રાહકો' },
      { count: counts.staff, isLeast: false, label: 'સ્ટાફ' },
      { count: counts.varieties, isLeast: false, label: 'વાનગીઓ' },
    ],
  },

  testimonials: { heading: 'કાઉન્ટર પર થતી વાતો', label: 'અભિપ્રાય' },

  posts: { heading: 'અમારી નોંધપોથીમાંથી', more: 'બધા લેખ' },
}));
