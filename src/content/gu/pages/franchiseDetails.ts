import { definePage, type PageLink } from '#/content/pageRecord.ts';
import { buyer } from '#/copy/buyer.ts';
import { given } from '#/lib/given.ts';
import { sentences } from '#/lib/sentences.ts';
import { replyPromise } from '#/copy/shared.ts';

const href = '/gu/franchise-details/';

export const link: PageLink = {
  href,
  label: 'ફ્રેન્ચાઇઝીની વિગત',
  menu: { name: 'main', order: 4 },
};

/** The address of its form. */
export const formLink = `${href}#enquire`;

/** The link to this page in the header and on other pages. */
export const callToAction: PageLink = { href, label: 'ફ્રેન્ચાઇઝી લો' };

export const page = definePage(({ name, reply, hours, spokenLanguages, franchise = {} }) => ({
  link,
  title: 'ફ્રેન્ચાઇઝીની તક',
  description: `${name}નું કાઉન્ટર ચલાવો: શું મળે, શું જોઈએ, પૂછપરછથી દુકાન ખૂલે ત્યાં સુધીનો રસ્તો, અને ફોર્મ, જેનો જવાબ માણસ આપે છે${reply ? `, ${reply.time}માં` : ''}.`,
  heading: 'તમારું પોતાનું કાઉન્ટર',
  intro: 'નાસ્તો અમે બનાવીએ, દુકાન તમે ચલાવો. શું મળે એ વાંચો, શું જોઈએ એ વાંચો, પછી પૂછો.',
  crumb: 'ફ્રેન્ચાઇઝીની તક',
  /** The name of the list of franchises in the breadcrumb. */
  above: 'ફ્રેન્ચાઇઝી',
  card: {
    picture: '/social/gu/franchise-details.png',
    lines: ['ફ્રેન્ચાઇઝીની', 'તક'],
    ground: 'majith',
    motif: { shop: 'takeaway' },
  },

  benefits: {
    label: 'ફ્રેન્ચાઇઝીના ફાયદા',
    empty: 'ફ્રેન્ચાઇઝીના ફાયદા હજી લખ્યા નથી.',
    missing: 'તમે પસંદ કરેલો ફાયદો મળ્યો નથી.',
  },

  /** The static panel. */
  opportunity: {
    heading: 'ફ્રેન્ચાઇઝીની તક',
    reasons: [
      {
        title: 'ચાલતો, ચકાસેલો ધંધો',
        drawing: 'model',
        text: 'આજે ચાલતાં કાઉન્ટર, અને સહી કરતાં પહેલાં જોઈ શકો એવો એમનો રોજનો હિસાબ.',
      },
      {
        title: 'પૂરેપૂરી તાલીમ',
        drawing: 'training',
        text: franchise.training
          ? `અમારા રસોડામાં ${franchise.training.kitchenDays} દિવસ, તમારા કાઉન્ટર પર ${franchise.training.counterDays} દિવસ, અને રસોઇયો છોડી જાય ત્યારે ફરીથી.`
          : 'અમારા રસોડામાં, પછી તમારા કાઉન્ટર પર, અને રસોઇયો છોડી જાય ત્યારે ફરીથી.',
      },
      {
        title: 'કાયમનો સાથ',
        drawing: 'support',
        text: 'યાદી લઈને મળવા આવતા ફીલ્ડ મૅનેજર, અને બાકીના કામ માટે એક ફોન નંબર.',
      },
      {
        title: 'પ્રચારમાં મદદ',
        drawing: 'marketing',
        text: 'શરૂઆતનું અઠવાડિયું, તહેવારનાં મેનુ અને બોર્ડ, સમયસર છપાયેલાં.',
      },
      {
        title: 'તમારો જ વિસ્તાર',
        drawing: 'territory',
        text: 'તમારો વિસ્તાર કરારમાં લખાય, શેરીઓનાં નામ સાથે.',
      },
    ],
  },

  takes: {
    heading: 'શું શું જોઈએ',
    note: `${franchise.formats?.isSample ? 'આંકડા નમૂનાના છે. ' : ''}જગ્યા કાર્પેટ એરિયા પ્રમાણે; રોકાણમાં ભાડું, ભાડાની ડિપોઝિટ, GST, લાઇસન્સ અને બેથી ત્રણ મહિનાની ચાલુ મૂડી ગણ્યાં નથી.`,
    columns: { name: 'પ્રકાર', area: 'જગ્યા', investment: 'રોકાણ', staff: 'સ્ટાફ' },
    formats: franchise.formats?.items ?? [],
  },

  scope: given([
    franchise.includes && { title: 'રોકાણમાં આટલું આવે', items: franchise.includes },
    franchise.excludes && { title: 'રોકાણમાં આટલું ન આવે', items: franchise.excludes },
  ]),

  /** Calculates the costs of each size of counter from the buyer's own rent. */
  reckoner: {
    heading: 'તમારા ભાડા સાથે ગણી જુઓ',
    seats: 'બેઠકો',
    seatsOf: (seats: number) => (seats === 0 ? 'ઊભા ઊભા ખવાય' : `${seats} બેઠકો`),
    rentOf: (format: string) => `મહિનાનું ભાડું, ${format}`,
    investment: 'રોકાણ, ઉપર મુજબ',
    deposit: (months: number) => `ડિપોઝિટ, ${months} મહિનાનું ભાડું`,
    ahead: (months: number) => `કમાણી શરૂ થતાં પહેલાંનું ભાડું, ${months} મહિના`,
    sum: 'કુલ',
    note: `${franchise.formats?.isSample ? 'આંકડા નમૂનાના છે. ' : ''}અગાઉથી ખબર હોય એટલું જ અહીં છે: બાકીનું મકાનમાલિક, લાઇસન્સ અને GST નક્કી કરે. આ કમાણીનું વચન નથી; ચાલુ કાઉન્ટરનો રોજનો હિસાબ તમે મીટિંગમાં જોઈ શકશો.`,
    ask: (format: string) => `${format} વિશે પૂછો`,
    subject: (format: string) => `મારું પોતાનું ${format}`,
    rentMonths: franchise.rentMonths,
  },

  provides: given([
    franchise.partnerBrings && { title: buyer.partner, items: franchise.partnerBrings },
    franchise.brandBrings && { title: buyer.brand, items: franchise.brandBrings },
  ]),

  terms: {
    heading: 'કરારમાં શું છે',
    items: [
      { term: 'રોયલ્ટી', text: franchise.royalty },
      {
        term: 'મુદત',
        text: franchise.agreementYears && `${franchise.agreementYears} વર્ષ`,
      },
      { term: 'વિસ્તાર', text: franchise.territory },
      { term: 'રિફંડ', text: franchise.refund },
    ].filter(({ text }) => text),
  },

  papers: { heading: buyer.papers, items: franchise.papers ?? [] },

  /** The steps from an enquiry to the opening. */
  steps: {
    heading: 'પૂછપરછથી શુભારંભ સુધી',
    total: franchise.openingTime && `કરારથી દુકાન ખૂલે ત્યાં સુધી: ${franchise.openingTime}.`,
    items: [
      { title: 'પૂછપરછ', text: 'નીચેનું ફોર્મ, અથવા એક ફોન.' },
      {
        title: 'અમારો ફોન',
        text: reply ? `${reply.time}માં, માણસ પોતે વાત કરે.` : 'જવાબ આપી શકે એવા માણસનો.',
      },
      { title: 'મીટિંગ', text: 'અમારા રસોડે, રોજનો હિસાબ ટેબલ પર ખુલ્લો.' },
      { title: 'જગ્યાની તપાસ', text: 'આવતા-જતા લોકો તમારી સાથે ગણીએ.' },
      { title: 'કરાર', text: 'ઘેર લઈ જઈ વાંચો; સવાલ લઈને આવો.' },
      {
        title: 'દુકાનની તૈયારી',
        text: franchise.setUpTime
          ? `ઇન્ટીરિયર અને સાધનો, ${franchise.setUpTime}.`
          : 'ઇન્ટીરિયર અને સાધનો.',
      },
      {
        title: 'તાલીમ',
        text: franchise.training
          ? `${franchise.training.kitchenDays + franchise.training.counterDays} દિવસ, સુથારનું કામ ચાલતું હોય ત્યારે.`
          : 'સુથારનું કામ ચાલતું હોય ત્યારે.',
      },
      { title: 'શુભારંભ', text: 'તમારા કાઉન્ટર પાછળ અમારા માણસો ઊભા રહે.' },
    ],
  },

  genuine: {
    heading: buyer.genuine,
    text: buyer.channels(name),
    terms: { phone: 'અમારો નંબર', email: 'અમારો ઇ-મેલ', site: 'અમારી સાઇટ', account: 'અમારું ખાતું' },
    account: franchise.accountName,
  },

  call: {
    label: 'ફોન કરો',
    heading: 'પહેલાં વાત કરવી છે?',
    text: `${given([hours && 'કામકાજના સમયે ', 'માણસ જ ફોન ઉપાડે છે', spokenLanguages && `, અને ${spokenLanguages}માં વાત કરે છે`]).join('')}.`,
  },

  form: {
    heading: 'કાગળો મંગાવો',
    text: sentences(replyPromise(), 'ફૂદડી (*) વાળાં ખાનાં ભરવાં જરૂરી છે.'),
  },
}));
