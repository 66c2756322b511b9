import { definePage, type PageLink } from '#/content/pageRecord.ts';

export const link: PageLink = { href: '/gu/', label: 'હોમ', menu: { name: 'main', order: 1 } };

export const page = definePage(({ name, tagline, city, kitchenPlace, counts = {}, nameWords }) => ({
  link,
  title: 'ગુજરાતી નાસ્તો, ફરસાણ અને ચા',
  description: `ખમણ, ફાફડા, જલેબી અને કટિંગ ચા, કાઉન્ટર પર જ બને: ${city} પાસેનું ગુજરાતી નાસ્તાનું રસોડું, જે ફ્રેન્ચાઇઝી પણ આપે છે.`,
  card: {
    picture: '/social/home.png',
    lines: nameWords
      ? [`પહેલાં ${nameWords.words[0].written},`, `પછી ${nameWords.words[1].written}`]
      : ['પહેલાં તીખું,', 'પછી મીઠું'],
    motif: { snack: 'fafda-jalebi' },
  },

  hero: {
    heading: `${name}: ${tagline}`,
    /** Each heading is said in two breaths, at most seven words. */
    food: {
      heading: ['પહેલાં તીખું,', 'પછી તરત મીઠું.'],
      text: 'ખમણ, ફાફડા, જલેબી, દાબેલી: કાઉન્ટર પર જ બફાતો, વણાતો ને તળાતો ગુજરાતી નાસ્તો, સાથે કટિંગ ચા.',
      menu: 'મેનુ જુઓ',
      outlets: 'આઉટલેટ શોધો',
    },
    franchise: {
      heading: ['કાઉન્ટર તમારું,', 'રસોડું અમારું.'],
      text: 'નકશો, સાધનો, તાલીમ, માલ: આખી દુકાન અમે તૈયાર આપીએ. જગ્યા અને સવારની મહેનત તમારી.',
      services: 'તમને શું મળે',
    },
  },

  about: {
    heading: nameWords ? 'બે સ્વાદ, એક થાળી' : 'અહીં બને, ગરમ પીરસાય',
    lead: nameWords
      ? 'બેમાંથી એક ન હોય તો ગુજરાતી થાળી અડધી.'
      : 'ગુજરાતી થાળી તીખી ને મીઠી બંને હોય, નહીં તો અડધી.',
    text: `અમારું રસોડું ${kitchenPlace}માં છે. જેને દળતાં-શેકતાં દિવસ લાગે એ ત્યાં બને; જે ગરમાગરમ જોઈએ એ તમારી સામે બને. માલ અમે જાતે બનાવીએ છીએ, અને જેને પોતાનું કાઉન્ટર ખોલવું હોય એને ફ્રેન્ચાઇઝી આપીએ છીએ.`,
  },

  signature: {
    heading: 'અમારી ખાસ વાનગીઓ',
    more: 'આખું બોર્ડ જુઓ',
    empty: 'હમણાં કોઈ વાનગી નથી.',
  },

  combo: {
    heading: 'દિવસનો કૉમ્બો, રોજેરોજ',
    lead: 'ખારું, ગળ્યું, કડક ચા: ગુજરાતીનો રવિવાર, ચાલુ દિવસે પણ.',
    alt: 'સ્ટીલની થાળીમાં ફાફડા, જલેબી અને સંભારો, બાજુમાં કટિંગ ચાના બે ગ્લાસ',
    sampleNote: 'આ નમૂનો છે: આજનો ભાવ પૂછી લો.',
  },

  board: {
    heading: 'બોર્ડ પર શું શું છે',
    more: 'ફોટા સાથેનું મેનુ',
  },

  /** The seven bowls of the kitchen's spice tin, each name with its own word before it; `color` is their colour in the palette. */
  kitchen: {
    heading: 'એક મસાલિયું, સાત વાટકી',
    text: 'ચણાનો લોટ ફાફડા માટે ઝીણો, ખમણ માટે કરકરો. રાઈનો વઘાર છેલ્લી ઘડીએ, એ પહેલાં કદી નહીં.',
    ingredients: [
      { name: 'ચણાનું', gujarati: 'બેસન', color: 'besan' },
      { name: 'પીળી', gujarati: 'હળદર', color: 'haldar' },
      { name: 'લાલ', gujarati: 'મરચું', color: 'majith' },
      { name: 'ઝીણી', gujarati: 'રાઈ', color: 'ink' },
      { name: 'કડવી', gujarati: 'મેથી', color: 'limdo' },
      { name: 'દેશી', gujarati: 'ગોળ', color: 'mitti' },
      { name: 'ધોળા', gujarati: 'તલ', color: 'chuno' },
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
